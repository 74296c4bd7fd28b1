import type { SessionFacts } from '../facts';
import { Note } from './text';
import { useLocalization } from './use-localization';

/** Says until when to cancel so that somebody else can play, or that it is late. */
export function DeadlineNote({ session }: { session: SessionFacts }) {
  const { t, deadline, closing } = useLocalization();
  const moment = deadline(session);
  if (moment) return <Note>{t('place.deadline', moment)}</Note>;
  return closing(session) && <Note>{t('place.late')}</Note>;
}
