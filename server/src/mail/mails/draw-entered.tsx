import type { SessionFacts } from '../facts';
import { defineMail, Paragraph, PlaceActions, SessionBox } from '../layout';

/** You have entered a session's draw. `drawsAt`: when its entries close; `wantsSpots`: whether a mail tells the result. */
export const drawEntered = defineMail<{ session: SessionFacts; drawsAt: string; wantsSpots?: boolean }>()({
  texts: {
    title: ['You’re in the draw', 'Vous participez au tirage'],
    when: [
      'Entries close {today, select, yes {at {time} today} other {on {day} at {time}}}, then the spots are drawn.',
      'Les inscriptions ferment {today, select, yes {aujourd’hui à {time}} other {le {day} à {time}}}, puis les places sont tirées au sort.',
    ],
    result: ['We’ll email you the result.', 'Nous vous écrirons le résultat.'],
    unmailed: [
      'Emails about spots are switched off, so look at the site for the result.',
      'Les courriels sur les places sont désactivés\u00a0: consultez le site pour le résultat.',
    ],
    price: ['You owe nothing unless you get a spot.', 'Sans place, vous ne devez rien.'],
  },
  category: 'answers',
  isStanding: true,
  trueUntil: ({ drawsAt }) => Date.parse(drawsAt),
  samples: ({ session }) => ({
    usual: { session, drawsAt: '2026-11-22T15:00:00Z' },
    'without a mail': { session, drawsAt: '2026-11-22T15:00:00Z', wantsSpots: false },
    'drawn today': { session, drawsAt: '2026-11-21T22:00:00Z' },
  }),
  Body: ({ session, drawsAt, wantsSpots = true }, { t, moment, club }) => (
    <>
      <Paragraph>
        {t('when', moment(new Date(drawsAt)))} {t(wantsSpots && club.spotEmails ? 'result' : 'unmailed')}{' '}
        {session.dropInPrice > 0 && t('price')}
      </Paragraph>
      <SessionBox session={session} />
      <PlaceActions session={session} />
    </>
  ),
});
