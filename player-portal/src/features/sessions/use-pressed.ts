import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, now, personOf, type Session, SessionStatus, useAuth } from 'shared-api';
import { usePath } from 'shared-ui';
import { isAsked } from './standing';

/** What is pressed for a session: an answer, or to join or leave its waiting list. */
type Press = 'yes' | 'no' | 'wait' | 'leave';

const names = ['answer', 'by'] as const;

/**
 * A press, for the address: of a yes, the price that the card shows.
 * @param by whose press it is; of a visitor's, whoever logs in next
 */
export const pressedOn = (
  { dropInPrice }: Session,
  press: Press,
  by?: string,
): Partial<Record<(typeof names)[number], string>> => ({
  answer: press === 'yes' ? String(dropInPrice) : press,
  ...(by && { by }),
});

/** What a press still means; nothing if price or room has changed since. */
const pressIn = (answer: string | null, session: Session): Press | undefined => {
  const isFull = session.status === SessionStatus.Full;
  if (answer === 'no' || answer === 'leave') return answer;
  if (answer === 'wait') return isFull ? answer : undefined;
  const hasRoom = !isFull || isAsked(session, now());
  return hasRoom && answer === String(session.dropInPrice) ? 'yes' : undefined;
};

/**
 * What somebody has pressed for this session before they had logged in or registered, or as their login ended. An address
 * alone answers nothing: the login's page must have led here, from the card. If what it meant has changed since, the page
 * asks.
 */
export const usePressedBefore = (session: Session): Press | undefined => {
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const person = useAuth(personOf);
  const [answer, by] = names.map((name) => params.get(name));
  const [kept] = useState(() =>
    state?.entered === true && [null, person].includes(by ?? null)
      ? pressIn(answer ?? null, session)
      : undefined,
  );
  // Once: not again with a reload, or the way back.
  useEffect(() => {
    if (!answer) return;
    const rest = (now: URLSearchParams) => {
      for (const name of names) now.delete(name);
      return now;
    };
    setParams(rest, { replace: true, state: null });
  }, [answer, setParams]);
  return kept;
};

/**
 * Keeps a press that the server has refused since the person's login has ended: leads to the login, which leads on to it.
 * @returns a function of the failure, that tells whether it was that
 */
export const useKeepPress = (session: Session): ((error: unknown, press: Press) => boolean) => {
  const navigate = useNavigate();
  const path = usePath();
  const person = useAuth(personOf);
  return (error, press) => {
    if (!(error instanceof ApiError) || error.status !== 401 || person === null) return false;
    const address = path('attendanceConfirmation', {
      sessionId: session.id,
      ...pressedOn(session, press, person),
    });
    // If the same person has logged in again meanwhile, in another tab, nothing stands between.
    void navigate(address, { state: { pressed: true, entered: true } });
    return true;
  };
};
