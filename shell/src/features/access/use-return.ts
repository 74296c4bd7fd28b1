import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { availableSessionsQuery, known, type Session, SessionStatus, sessionQuery } from 'shared-api';
import { pageAround, useFormat } from 'shared-ui';
import { hasPressed, type ReturnState, returnPath } from './return-to';

const isOpen = ({ status }: Session): boolean =>
  status === SessionStatus.Open || status === SessionStatus.Full;

/** The session whose answer the page asks for. */
const sessionIdIn = (from: string | undefined): string | undefined => {
  if (!from) return undefined;
  const { pathname, searchParams } = new URL(from, location.origin);
  const name = pageAround(pathname)?.name;
  if (name === 'session') return pathname.split('/')[2];
  return (name === 'attendanceConfirmation' && searchParams.get('sessionId')) || undefined;
};

/** What somebody came for when they are asked to log in or to register. */
interface Return {
  /** The page to go back to. */
  from: string | undefined;
  /** The history state for the next page on the way. */
  state: ReturnState;
  /** The session in which they want a spot: whether it is full, and its date in words; undefined when none is open. */
  session: { isFull: boolean; date: string } | undefined;
  /** Whether the session is still being asked for. */
  isPending: boolean;
}

/** Reads where the person came from, and which session they want a spot in. */
export const useReturn = (): Return => {
  const { state, search } = useLocation();
  const format = useFormat();
  const from = returnPath(state, search);
  const id = sessionIdIn(from);
  const { data, isLoading } = useQuery({
    ...sessionQuery(id ?? ''),
    enabled: id !== undefined,
    // The card that they came from has shown it.
    placeholderData: () => known(availableSessionsQuery())?.find((session) => session.id === id),
  });
  const session =
    data && isOpen(data)
      ? { isFull: data.status === SessionStatus.Full, date: format.date(data.sessionDate, 'day') }
      : undefined;
  return {
    from,
    state: { from, ...(hasPressed(state) && { pressed: true }) },
    session,
    isPending: isLoading,
  };
};
