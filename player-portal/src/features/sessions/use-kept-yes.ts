import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Session, SessionStatus } from 'shared-api';

const name = 'yes';

/** What a visitor presses on a session's card, for the address: a yes at the price that the card shows, or a wait. */
export const pressedOn = ({ status, dropInPrice }: Session): Record<string, string> => ({
  [name]: status === SessionStatus.Full ? 'wait' : String(dropInPrice),
});

type Kept = 'yes' | 'wait' | undefined;

/**
 * What somebody has pressed on this session's card before they had logged in or registered. An address alone answers
 * nothing: the login's page must have led here, from the card. If what it meant has changed since, the page asks.
 */
export const useKeptYes = (session: Session): Kept => {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const pressed = params.get(name);
  const [kept] = useState<Kept>(() =>
    state?.entered === true && pressed !== null && pressed === pressedOn(session)[name]
      ? pressed === 'wait'
        ? 'wait'
        : 'yes'
      : undefined,
  );
  // Once: not again with a reload, or the way back.
  useEffect(() => {
    if (pressed === null) return;
    const rest = (now: URLSearchParams) => {
      now.delete(name);
      return now;
    };
    setParams(rest, { replace: true, state: null });
  }, [pressed, setParams]);
  return kept;
};
