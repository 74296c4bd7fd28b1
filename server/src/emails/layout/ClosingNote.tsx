import type { SessionFacts } from '../facts';
import { Note } from './text';
import { useLocalization } from './use-localization';

/** Says until when a session takes answers, unless that is its start; nothing once they have closed. */
export function ClosingNote({ session }: { session: SessionFacts }) {
  const { t, club, closing } = useLocalization();
  const moment = closing(session);
  return moment && club.answersCloseMinutes > 0 && <Note>{t('session.closes', moment)}</Note>;
}
