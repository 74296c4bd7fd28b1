import type { Session } from 'shared-api';
import { type Agenda, agendaOf } from './agenda';
import { useClosing } from './use-closing';
import { useNow } from './use-now';

/** What of these sessions can be answered now, and what not; it follows the time while the page is open. */
export const useAgenda = (sessions: readonly Session[]): Agenda => {
  const { closing } = useClosing();
  return agendaOf(sessions, closing, useNow());
};
