import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts, WithMessage } from '../facts';
import { ClosingNote, ClubMessage, defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

/** Only an open session can lack players: the others are full, cancelled or over. */
const isShort = (session: SessionFacts | null): session is SessionFacts =>
  session?.status === SessionStatus.Open;

interface Props extends WithMessage {
  session: SessionFacts | null;
  /** Whether the reader's pass covers the date. */
  isIncluded?: boolean;
}

/** Says that the next session lacks players; its link answers. */
export const lowAttendanceWarning = defineMail<Props>()({
  texts: {
    subject: ['We’re short of players on {date}', 'Il manque du monde le {date}'],
    subjectNone: ['We’re short of players', 'Il manque du monde'],
    title: ['We need you', 'Nous avons besoin de vous'],
    text: [
      'Only {attending, plural, one {# player is} other {# players are}} in so far. With a few more, we have a game.',
      '{attending, plural, one {# personne seulement jouera} other {# personnes seulement joueront}} pour l’instant. Encore quelques-unes et la partie aura lieu.',
    ],
    textNone: [
      'With a few more players, we have a game.',
      'Encore quelques personnes et la partie aura lieu.',
    ],
  },
  category: 'reminders',
  samples: ({ later, message }) => ({
    usual: { session: later },
    'included in a pass': { session: later, isIncluded: true },
    'no session': { message, session: null },
  }),
  subject: ({ session }, { t, day }) =>
    isShort(session) ? t('subject', { date: day(session.sessionDate) }) : t('subjectNone'),
  Body: ({ message, isIncluded, ...props }, { t, link, answerLink }) => {
    const session = isShort(props.session) ? props.session : null;
    return (
      <>
        <ClubMessage message={message} />
        <Paragraph>{session ? t('text', { attending: session.attending }) : t('textNone')}</Paragraph>
        {session && <SessionBox session={session} withPlaces isIncluded={isIncluded} />}
        <SingleAction href={session ? answerLink(session.id, true) : link('schedule')}>
          {t(session ? 'answer.yes' : 'frame.schedule')}
        </SingleAction>
        {session && <ClosingNote session={session} />}
      </>
    );
  },
});
