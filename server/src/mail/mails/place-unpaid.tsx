import type { DueFacts, SessionFacts } from '../facts';
import { defineMail, Paragraph, PaymentBox, PlaceActions, SessionBox } from '../layout';

/** The reader's place is not paid; after the deadline it may go to people who wait. */
export const placeUnpaid = defineMail<{ session: SessionFacts; due: DueFacts; until: string }>()({
  texts: {
    subject: ['Your spot on {date} isn’t paid yet', 'Votre place du {date} n’est pas encore payée'],
    title: ['Is your payment on its way?', 'Votre paiement est-il en route?'],
    text: [
      'Your spot isn’t paid in full yet. From {today, select, yes {{time} today} other {{day} at {time}}} on, it may go to someone on the waiting list.',
      'Votre place n’est pas encore entièrement payée. À partir {today, select, yes {d’aujourd’hui à {time}} other {du {day} à {time}}}, elle pourrait aller à quelqu’un de la liste d’attente.',
    ],
  },
  category: 'service',
  trueUntil: ({ until }) => Date.parse(until),
  samples: ({ session, due, sentOn }) => ({
    usual: { session, due, until: '2026-11-22T17:00:00Z' },
    sent: { session, due: { ...due, sentOn }, until: '2026-11-22T17:00:00Z' },
  }),
  title: ({ due }, { t }) => t(due.sentOn ? 'pay.titleSent' : 'title'),
  Body: ({ session, due, until }, { t, moment }) => (
    <>
      <Paragraph>{t('text', moment(new Date(until)))}</Paragraph>
      <SessionBox session={session} />
      <PaymentBox sentIntro={t('pay.textSent')} due={[due]} />
      <PlaceActions session={session} />
    </>
  ),
});
