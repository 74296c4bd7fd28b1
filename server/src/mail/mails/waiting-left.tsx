import type { Message } from '../../messages';
import type { SessionFacts } from '../facts';
import { ClosingNote, ClubMessage, defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

interface Props {
  session: SessionFacts;
  by: 'person' | 'administrator' | 'pass';
  reason?: Message | undefined;
  /** They had entered a draw. */
  isDraw?: boolean;
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
    subjectAdministratorDraw: [
      'You’re no longer in the draw for {date}',
      'Vous ne participez plus au tirage du {date}',
    ],
    titleDraw: ['You’ve left the draw', 'Vous ne participez plus au tirage'],
    titleAdministratorDraw: ['You’re no longer in the draw', 'Vous ne participez plus au tirage'],
    administratorDraw: [
      'The club has taken you out of the draw for this session.',
      'Le club a retiré votre nom du tirage de cette séance.',
    ],
    draw: [
      'You don’t take part in the draw for this session any more.',
      'Vous ne participez plus au tirage de cette séance.',
    ],
    back: ['You can come back from the schedule.', 'Vous pouvez revenir à partir de l’horaire.'],
  },
  category: 'answers or spots',
  isStanding: true,
  samples: ({ full, message }) => ({
    usual: { session: full, by: 'person' },
    'by an administrator': { session: full, by: 'administrator', reason: message },
    'by a pass': { session: full, by: 'pass' },
    'of a draw': { session: full, by: 'person', isDraw: true },
    'of a draw, by an administrator': { session: full, by: 'administrator', isDraw: true, reason: message },
  }),
  subject: ({ by, session, isDraw }, { t, day }) => {
    const others = isDraw ? 'subjectAdministratorDraw' : 'subjectAdministrator';
    return t(by === 'person' ? 'session.subject' : others, { date: day(session.sessionDate) });
  },
  title: ({ by, isDraw }, { t }) => {
    const draw = by === 'person' ? 'titleDraw' : 'titleAdministratorDraw';
    return t(isDraw ? draw : 'title');
  },
  Body: ({ session, by, reason, isDraw }, { t, link, closing }) => (
    <>
      <Paragraph>{t(!isDraw ? by : by === 'administrator' ? 'administratorDraw' : 'draw')}</Paragraph>
      <ClubMessage message={reason} />
      <SessionBox session={session} />
      {by !== 'administrator' && closing(session) && <Paragraph>{t('back')}</Paragraph>}
      <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      <ClosingNote session={session} />
    </>
  ),
});
