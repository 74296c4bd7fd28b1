import { SessionStatus } from 'shared-api/contract';
import { startOf } from 'shared-api/instant';
import { hasMoved, type SessionFacts, type WithMessage } from '../facts';
import { ClubMessage, defineMail, Paragraph, SessionBox, SingleAction, whenAndWhere } from '../layout';

interface Props extends WithMessage {
  changed: SessionFacts | null;
  /** The same session as it was before. */
  former: SessionFacts | null;
  /** Whether the reader has a spot in it, and so an entry in their calendar. */
  hasSpot?: boolean;
  sessions: SessionFacts[];
}

const isCancelled = (session: SessionFacts | null) => session?.status === SessionStatus.Cancelled;

/** What has become of a session. */
function changeOf({ changed, former }: Props) {
  if (!changed) return 'text';
  if (isCancelled(changed)) return 'textCancelled';
  return isCancelled(former) ? 'textReopened' : 'textMoved';
}

/** One session that was cancelled, moved or reopened, or the upcoming sessions as they are now. */
export const scheduleChange = defineMail<Props>()({
  texts: {
    subject: ['Schedule change', 'Changement à l’horaire'],
    subjectCancelled: ['Cancelled: session on {date}', 'Annulation\u00a0: séance du {date}'],
    subjectMoved: ['Changed: session on {date}', 'Changement\u00a0: séance du {date}'],
    title: ['The schedule has changed', 'L’horaire a changé'],
    titleCancelled: ['The session is cancelled', 'La séance est annulée'],
    text: ['Please check the upcoming sessions.', 'Veuillez vérifier les prochaines séances.'],
    textCancelled: ['This session won’t be played:', 'Cette séance n’aura pas lieu\u00a0:'],
    textMoved: ['The session is now:', 'Voici ce qui est maintenant prévu\u00a0:'],
    textReopened: ['This session is back on:', 'Cette séance aura finalement lieu\u00a0:'],
    textFormer: ['It used to be:', 'Avant ce changement\u00a0:'],
    coming: ['Upcoming sessions', 'Prochaines séances'],
    none: ['No session is scheduled right now.', 'Aucune séance n’est prévue pour le moment.'],
  },
  category: 'service',
  session: ({ changed }) => changed,
  push: {
    kind: 'changes',
    line: (props, localization) =>
      props.changed && `${localization.t(changeOf(props))} ${whenAndWhere(props.changed, localization)}`,
  },
  entry: ({ changed, hasSpot = false }) => {
    // Also sent to people who wait or have not answered, who have no entry.
    if (!hasSpot) return null;
    return isCancelled(changed) ? 'cancel' : 'publish';
  },
  // Whoever was away still learns of a session that has moved to a later day.
  trueUntil: ({ changed, former }) =>
    Math.max(...[changed, former].map((session) => (session ? startOf(session).getTime() : 0))) || null,
  samples: ({ session, later, cancelled, reason, message }) => ({
    usual: { message, changed: null, former: null, sessions: [session, later] },
    cancelled: {
      message: { en: reason },
      changed: cancelled,
      former: session,
      hasSpot: true,
      sessions: [later],
    },
    reopened: { changed: session, former: cancelled, sessions: [] },
    moved: {
      changed: { ...session, startTime: '13:30', endTime: '15:30' },
      former: session,
      hasSpot: true,
      sessions: [],
    },
    'nothing planned': { changed: null, former: null, sessions: [] },
  }),
  subject: ({ changed }, { t, day }) => {
    if (!changed) return t('subject');
    const id = isCancelled(changed) ? 'subjectCancelled' : 'subjectMoved';
    return t(id, { date: day(changed.sessionDate) });
  },
  title: ({ changed }, { t }) => t(isCancelled(changed) ? 'titleCancelled' : 'title'),
  Body: (props, { t, link }) => {
    const { changed, former, sessions, message } = props;
    const old = changed && former && !isCancelled(changed) && hasMoved(former, changed) ? former : null;
    return (
      <>
        <ClubMessage message={message} />
        <Paragraph>{t(changeOf(props))}</Paragraph>
        {changed && <SessionBox session={changed} />}
        {old && (
          <>
            <Paragraph>{t('textFormer')}</Paragraph>
            <SessionBox session={old} />
          </>
        )}
        {!changed && sessions.length === 0 && <Paragraph>{t('none')}</Paragraph>}
        {sessions.length > 0 && <Paragraph>{t('coming')}</Paragraph>}
        {sessions.map((session) => (
          <SessionBox key={session.id} session={session} />
        ))}
        <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      </>
    );
  },
});
