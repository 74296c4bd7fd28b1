import { Plan } from 'shared-api/contract';
import type { PaidFacts, ReceiptFacts, WithMessage } from '../facts';
import { Box, ClubMessage, defineMail, Fact, Paragraph, purposeOf, SingleAction } from '../layout';

type Props = WithMessage & (ReceiptFacts | { payment: null; credit?: undefined });

/** The ending of ids of texts about a payment by money, credit or both. */
const paidBy = ({ amount }: PaidFacts, credit: ReceiptFacts['credit']): '' | 'Credit' | 'Mixed' => {
  if (!credit) return '';
  return credit.used < amount ? 'Mixed' : 'Credit';
};

/** A receipt. */
export const paymentConfirmation = defineMail<Props>()({
  texts: {
    subject: ['We have received your payment of {amount}', 'Nous avons reçu votre paiement de {amount}'],
    title: ['Payment received', 'Paiement reçu'],
    titleNone: ['No recent payment', 'Aucun paiement récent'],
    text: [
      'Thanks! Keep this email as your receipt.',
      'Merci! Conservez ce courriel\u00a0: c’est votre reçu.',
    ],
    none: [
      'We haven’t received a payment from you yet. If you’ve paid, write to us.',
      'Nous n’avons encore reçu aucun paiement de votre part. Si vous avez payé, écrivez-nous.',
    ],
    date: ['Received on:', 'Reçu le\u00a0:'],
    method: ['Method:', 'Mode de paiement\u00a0:'],
    'method.0': ['Interac e-transfer', 'Virement Interac'],
    'method.1': ['Credit card', 'Carte de crédit'],
    'method.2': ['PayPal', 'PayPal'],
    'method.3': ['Other', 'Autre'],
    'method.4': ['Cash', 'Comptant'],
    subjectCredit: ['Paid with your credit: {amount}', 'Payé avec votre crédit\u00a0: {amount}'],
    titleCredit: ['Paid with your credit', 'Payé avec votre crédit'],
    textCredit: [
      'Your credit has paid for this. Your credit is {left} now.',
      'Votre crédit a payé ce qui suit. Il est maintenant de {left}.',
    ],
    subjectMixed: ['Paid in full: {amount}', 'Payé en entier\u00a0: {amount}'],
    titleMixed: ['Paid in full', 'Payé en entier'],
    textMixed: [
      'This is paid now: {received} that we have received, and {used} from your credit. Keep this email as your receipt.',
      'Ceci est maintenant payé\u00a0: {received} que nous avons reçus et {used} de votre crédit. Conservez ce courriel\u00a0: c’est votre reçu.',
    ],
    'method.credit': ['Your credit', 'Votre crédit'],
  },
  category: 'service',
  samples: ({ due, message, paid }) => ({
    usual: { payment: paid },
    'with credit': {
      credit: { used: 10, left: 30 },
      payment: {
        ...paid,
        amount: 10,
        reference: due.reference,
        plan: Plan.DropIn,
        date: due.date,
        late: true,
      },
    },
    'partly with credit': { payment: paid, credit: { used: 20, left: 0 } },
    'no payment': { message, payment: null },
  }),
  subject: ({ payment, credit }, { t, money, club }) =>
    payment
      ? t(`subject${paidBy(payment, credit)}`, { amount: money(payment.amount) })
      : t('pay.subjectNone', { club: club.name }),
  title: ({ payment, credit }, { t }) => t(payment ? `title${paidBy(payment, credit)}` : 'titleNone'),
  Body: ({ payment, credit, message }, localization) => {
    const { t, money, date, link } = localization;
    return (
      <>
        <Paragraph>
          {payment
            ? t(`text${paidBy(payment, credit)}`, {
                received: money(payment.amount - (credit?.used ?? 0)),
                used: money(credit?.used ?? 0),
                left: money(credit?.left ?? 0),
              })
            : t('none')}
        </Paragraph>
        {payment && (
          <Box>
            <Fact label={t('pay.amount')}>{money(payment.amount)}</Fact>
            <Fact label={t('pay.for')}>{purposeOf(payment, localization)}</Fact>
            <Fact label={t('date')}>{date(payment.paymentDate)}</Fact>
            {paidBy(payment, credit) !== 'Mixed' && (
              <Fact label={t('method')}>{t(credit ? 'method.credit' : `method.${payment.method}`)}</Fact>
            )}
            <Fact label={t('pay.itsReference')}>{payment.reference}</Fact>
          </Box>
        )}
        <ClubMessage message={message} />
        {payment && <SingleAction href={link('player-portal/balance')}>{t('frame.balance')}</SingleAction>}
      </>
    );
  },
});
