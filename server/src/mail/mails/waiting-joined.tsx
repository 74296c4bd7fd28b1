import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, PlaceActions, SessionBox } from '../layout';

/** You are waiting, and your position in line. `wantsSpots`: whether a mail will tell you that it is your turn. */
export const waitingJoined = defineMail<{ session: SessionFacts; position: number; wantsSpots?: boolean }>()({
  texts: {
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
  category: 'answers',
  isStanding: true,
  samples: ({ full }) => ({
    usual: { session: full, position: 1 },
    'not the first': { session: full, position: 4 },
    'without a mail': { session: full, position: 1, wantsSpots: false },
  }),
  title: (_, { t }) => t('waitingJoined.title'),
  Body: ({ session, position, wantsSpots = true }, { t, club }) => (
    <>
      <Paragraph>
        {t('order', { position })} {t(wantsSpots && club.spotEmails ? 'turn' : 'turnUnmailed')}
      </Paragraph>
      <SessionBox session={session} />
      <PlaceActions session={session} />
    </>
  ),
});
