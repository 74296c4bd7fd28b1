import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, PlaceActions, SessionBox } from '../layout';

interface Props {
  session: SessionFacts;
  position: number;
  /** Whether a mail will tell you that it is your turn. */
  wantsSpots?: boolean;
  /** A draw has given the spots, and this position. */
  isDrawn?: boolean;
}

/** You are waiting, and your position in line. */
export const waitingJoined = defineMail<Props>()({
  texts: {
    drawn: [
      'The spots were drawn, and others came first this time.',
      'Les places ont été tirées au sort, et d’autres ont passé devant cette fois-ci.',
    ],
    order: [
      'You’re {position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} on the waiting list.',
      'Vous êtes {position, selectordinal, one {en tête de} other {#e sur}} la liste d’attente.',
    ],
    turn: ['We’ll email you as soon as it’s your turn.', 'Nous vous écrirons dès que ce sera votre tour.'],
    turnUnmailed: [
      'Emails about spots are switched off, so look at the site to see when it’s your turn.',
      'Les courriels sur les places sont désactivés\u00a0: consultez le site pour savoir quand ce sera votre tour.',
    ],
    'waitingJoined.title': ['You’re on the waiting list', 'Vous êtes sur la liste d’attente'],
  },
  category: (props) => (props?.isDrawn ? 'spots' : 'answers'),
  isStanding: true,
  push: {
    kind: (props) => (props?.isDrawn ? 'spots' : null),
    line: ({ position }, { t }) => t('order', { position }),
  },
  samples: ({ full }) => ({
    usual: { session: full, position: 1 },
    'not the first': { session: full, position: 4 },
    'after a draw': { session: full, position: 4, isDrawn: true },
    'without a mail': { session: full, position: 1, wantsSpots: false },
  }),
  title: (_, { t }) => t('waitingJoined.title'),
  Body: ({ session, position, wantsSpots = true, isDrawn }, { t, club }) => (
    <>
      {isDrawn && <Paragraph>{t('drawn')}</Paragraph>}
      <Paragraph>
        {t('order', { position })} {t(wantsSpots && club.spotEmails ? 'turn' : 'turnUnmailed')}
      </Paragraph>
      <SessionBox session={session} />
      <PlaceActions session={session} />
    </>
  ),
});
