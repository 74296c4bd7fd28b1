import type { SessionFacts } from '../facts';
import { Note } from './text';
import { useLocalization } from './use-localization';

/** Says until when a session takes answers; nothing once they have closed. */
export function ClosingNote({ session }: { session: SessionFacts }) {
  const { t, closing } = useLocalization();
  const moment = closing(session);
  return moment && <Note>{t('session.closes', moment)}</Note>;
}
