import type { Message } from '../../messages';
import type { SessionFacts } from '../facts';
import {
  answerOrSpot,
  ClosingNote,
  ClubMessage,
  defineMail,
  Paragraph,
  SessionBox,
  SingleAction,
} from '../layout';

interface Props {
  session: SessionFacts;
  by: 'person' | 'administrator' | 'pass';
  reason?: Message | undefined;
}

/** You are no longer waiting. */
export const waitingLeft = defineMail<Props>()({
  texts: {
    subjectAdministrator: [
      'You’re off the waiting list for {date}',
      'Vous n’êtes plus sur la liste d’attente du {date}',
    ],
    title: ['You’re off the waiting list', 'Vous n’êtes plus sur la liste d’attente'],
    person: [
      'You’ve left the waiting list for this session.',
      'Vous avez quitté la liste d’attente de cette séance.',
    ],
    administrator: [
      'The club has taken you off the waiting list for this session.',
      'Le club a retiré votre nom de la liste d’attente de cette séance.',
    ],
    pass: [
      'Your season pass doesn’t cover this date any more, so you’re off the waiting list for this session.',
      'Votre abonnement de saison ne couvre plus cette date\u00a0: vous n’êtes plus sur la liste d’attente de cette séance.',
    ],
    back: ['You can come back from the schedule.', 'Vous pouvez revenir à partir de l’horaire.'],
  },
  category: answerOrSpot,
  isStanding: true,
  samples: ({ full, message }) => ({
    usual: { session: full, by: 'person' },
    'by an administrator': { session: full, by: 'administrator', reason: message },
    'by a pass': { session: full, by: 'pass' },
  }),
  subject: ({ by, session }, { t, day }) =>
    t(by === 'person' ? 'session.subject' : 'subjectAdministrator', {
      date: day(session.sessionDate),
    }),
  Body: ({ session, by, reason }, { t, link, closing }) => (
    <>
      <Paragraph>{t(by)}</Paragraph>
      <ClubMessage message={reason} />
      <SessionBox session={session} />
      {by !== 'administrator' && closing(session) && <Paragraph>{t('back')}</Paragraph>}
      <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      <ClosingNote session={session} />
    </>
  ),
});
