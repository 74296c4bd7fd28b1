import type { CreditFacts } from '../facts';
import { CreditReturned, defineMail, Paragraph, SingleAction } from '../layout';

interface Props {
  date: string;
  credit: Pick<CreditFacts, 'returned' | 'left'>;
}

/** Says that a session's payment became credit, without the reader's doing. */
export const paymentCredited = defineMail<Props>()({
  texts: {
    subject: ['Your credit: {amount} more', 'Votre crédit\u00a0: {amount} de plus'],
    title: ['What you paid is your credit now', 'Votre paiement est maintenant un crédit'],
    text: [
      'A payment of yours for the session of {date} isn’t needed any more.',
      'Un de vos paiements pour la séance du {date} n’est plus nécessaire.',
    ],
  },
  category: 'service',
  samples: () => ({
    usual: { date: '2026-11-28', credit: { returned: 10, left: 40 } },
    'spent at once': { date: '2026-11-28', credit: { returned: 10, left: 0 } },
  }),
  subject: ({ credit }, { t, money }) => t('subject', { amount: money(credit.returned) }),
  Body: ({ date, credit }, { t, day, link }) => (
    <>
      <Paragraph>{t('text', { date: day(date) })}</Paragraph>
      <CreditReturned credit={credit} />
      <SingleAction href={link('player-portal/balance')}>{t('frame.balance')}</SingleAction>
    </>
  ),
});
