import { ApiError, SessionStatus } from 'shared-api';
import { place, record, session } from 'shared-ui/testing';
import { answerState, sendUpdate } from './answer';

const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };

test.each([
  ['an open session without an answer', session(), undefined, 'new'],
  ['an open session with an answer', session(), record(), 'update'],
  ['a full session without an answer', session(full), undefined, 'full'],
  ['a full session with an answer', session(full), record(), 'update'],
  ['a full session that was declined', session(full), record({ isAttending: false }), 'wait'],
  [
    'a full session that was declined, and is waited for since',
    session({ ...full, waitingPosition: 2 }),
    record({ isAttending: false }),
    'full',
  ],
  [
    'a full session whose line has just been left',
    session(full),
    record({ isAttending: false, place: place({ standing: 'waiting', source: 'line', position: 1 }) }),
    'full',
  ],
  ['an open session that was declined', session(), record({ isAttending: false }), 'update'],
  ['a session whose last place has just gone', session({ registeredPlayersCount: 20 }), undefined, 'full'],
  ['a cancelled session', session({ status: SessionStatus.Cancelled }), record(), 'cancelled'],
  ['a session that is over', session({ status: SessionStatus.Completed }), record(), 'completed'],
] as const)('%s', (_name, of, answer, situation) => {
  expect(answerState(of, answer, false)).toBe(situation);
});

test.each([
  ['an open session', session(), record(), 'closed'],
  ['a full session', session(full), undefined, 'closed'],
  ['a cancelled session', session({ status: SessionStatus.Cancelled }), record(), 'cancelled'],
] as const)('once answers have closed: %s', (_name, of, answer, situation) => {
  expect(answerState(of, answer, true)).toBe(situation);
});

/** Fails with each of these statuses, then succeeds; returns the result and the steps taken. */
const run = async (statuses: number[]) => {
  const steps: string[] = [];
  const send = async () => {
    steps.push('send');
    const status = statuses.shift();
    if (status !== undefined) throw new ApiError({ status, code: status === 0 ? 'noResponse' : 'internal' });
    return 'receipt';
  };
  const refetch = async () => steps.push('refetch');
  const result = await sendUpdate(send, refetch, async () => steps.push('pause')).catch(
    (error: ApiError) => error.status,
  );
  return { result, steps: steps.join(' ') };
};

test.each<[string, number[], string | number, string]>([
  ['an answer that gets through is sent once', [], 'receipt', 'send'],
  ['a 500 is tried up to two more times', [500, 500], 'receipt', 'send pause send pause send'],
  ['no response is tried up to two more times', [0, 0, 0, 0], 0, 'send pause send pause send'],
  ['a 400 is tried once more after a fresh look', [400], 'receipt', 'send refetch send'],
  ['a 400 that stays is tried once more, too', [400, 400], 400, 'send refetch send'],
  [
    'a 500 that stays is tried a last time after a fresh look',
    [500, 500, 500],
    'receipt',
    'send pause send pause send refetch send',
  ],
  ['a refusal is a refusal', [409], 409, 'send'],
])('%s', async (_case, statuses, result, steps) => {
  expect(await run(statuses)).toEqual({ result, steps });
});
