import { clockOffset, setClockOffset } from '../../common/clock';
import { readStored, store } from '../stored';

/** Where the difference is kept, for pages that are read without a connection. */
const key = 'clock';

/** Milliseconds by which a clock may be wrong: no rule depends on them. */
const slack = 2000;

/**
 * Sets the clock by an answer's `Date`, unless the clock agrees with it. It is in whole seconds, and lies between sending
 * and receiving. No answer of the API comes from a cache.
 * @param sent and `received`: when, by this device's clock
 */
export const setClockBy = (headers: Headers, sent: number, received: number): void => {
  const said = Date.parse(headers.get('Date') ?? '');
  const [least, most] = [said - received, said + 1000 - sent];
  const agrees = (offset: number) => offset >= least - slack && offset <= most + slack;
  if (Number.isNaN(said) || agrees(clockOffset())) return;
  const offset = agrees(0) ? 0 : Math.round((least + most) / 2);
  setClockOffset(offset);
  store(key, offset === 0 ? null : String(offset));
};

setClockOffset(Number(readStored(key)) || 0);
