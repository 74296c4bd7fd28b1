import type { SessionFacts } from '../facts';
import { Note } from './text';
import { useLocalization } from './use-localization';

/** Until when to cancel, so that somebody else can play. */
export function DeadlineNote({ session }: { session: SessionFacts }) {
  const { t, deadline, closing } = useLocalization();
  const moment = deadline(session);
  if (moment) return <Note>{t('place.deadline', moment)}</Note>;
  return closing(session) && <Note>{t('place.late')}</Note>;
}
