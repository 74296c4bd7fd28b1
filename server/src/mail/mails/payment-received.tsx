import { openAmount } from 'shared-api/money';
import type { DueFacts } from '../facts';
import { Box, defineMail, Fact, Paragraph, PaymentBox, purposeOf, SingleAction } from '../layout';

interface Props {
  amount: number;
  date: string;
  paid: DueFacts[];
  begun: (DueFacts & { paid: number })[];
  credit: number;
}

/** Says how money that was too little, too much or in advance was used. */
export const paymentReceived = defineMail<Props>()({
  texts: {
    text: ['Thanks! {amount} arrived on {date}.', 'Merci! Nous avons reçu {amount} le {date}.'],
    paid: ['This is paid now:', 'Ceci est maintenant payé\u00a0:'],
    begun: [
      '{come} of {amount} has come for this. {rest} is left to pay:',
      '{come} reçus sur {amount}. Il reste {rest} à payer\u00a0:',
    ],
    credit: [
      'Your credit is {credit} now. It pays for what you owe next.',
      'Votre crédit est maintenant de {credit}. Il paiera ce que vous devrez ensuite.',
    ],
    subject: ['We have received your payment of {amount}', 'Nous avons reçu votre paiement de {amount}'],
    title: ['Payment received', 'Paiement reçu'],
  },
  category: 'service',
  samples: ({ due, passDue }) => ({
    usual: { amount: 5, date: '2026-11-20', paid: [], begun: [{ ...due, paid: 5 }], credit: 0 },
    'too much': { amount: 15, date: '2026-11-20', paid: [due], begun: [], credit: 5 },
    'in advance': { amount: 50, date: '2026-11-20', paid: [], begun: [], credit: 50 },
    'in advance, with dues': {
      amount: 100,
      date: '2026-11-20',
      credit: 0,
      paid: [due],
      begun: [{ ...passDue, paid: 90 }],
    },
  }),
  subject: ({ amount }, { t, money }) => t('subject', { amount: money(amount) }),
  Body: ({ amount, date: day, paid, begun, credit }, localization) => {
    const { t, money, date, link } = localization;
    return (
      <>
        <Paragraph>{t('text', { amount: money(amount), date: date(day) })}</Paragraph>
        {paid.length > 0 && (
          <>
            <Paragraph>{t('paid')}</Paragraph>
            <Box>
              {paid.map((one) => (
                <Fact key={one.reference} label={purposeOf(one, localization)}>
                  {money(one.amount)}
                </Fact>
              ))}
            </Box>
          </>
        )}
        {begun.map(({ paid: come, ...due }) => {
          const rest = openAmount({ ...due, paid: come });
          const amounts = { come: money(come), amount: money(due.amount), rest: money(rest) };
          const intro = t('begun', amounts);
          return <PaymentBox key={due.reference} intro={intro} due={[{ ...due, amount: rest }]} />;
        })}
        {credit > 0 && <Paragraph>{t('credit', { credit: money(credit) })}</Paragraph>}
        <SingleAction href={link('player-portal/balance')}>{t('frame.balance')}</SingleAction>
      </>
    );
  },
});
