import type { RefundFacts } from '../facts';
import { Box, defineMail, Fact, Paragraph } from '../layout';

/** Says that a refund was sent. */
export const refundSent = defineMail<{ refund: RefundFacts }>()({
  texts: {
    subject: ['Your refund of {amount} was sent', 'Votre remboursement de {amount} a été envoyé'],
    title: ['Your refund was sent', 'Votre remboursement a été envoyé'],
    text: [
      'We have sent your money back by Interac e-transfer, to the email address of your account.',
      'Nous vous avons retourné votre argent par virement Interac, à l’adresse courriel de votre compte.',
    ],
    note: ['Note:', 'Note\u00a0:'],
  },
  category: 'service',
  samples: ({ due }) => ({
    usual: {
      refund: { amount: 10, reference: due.reference, sentOn: '2026-11-20', note: 'Session of November 14' },
    },
    'of credit': { refund: { amount: 25, reference: null, sentOn: '2026-11-20', note: '' } },
  }),
  subject: ({ refund }, { t, money }) => t('subject', { amount: money(refund.amount) }),
  Body: ({ refund }, { t, money, day }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Box>
        <Fact label={t('pay.amount')}>{money(refund.amount)}</Fact>
        <Fact label={t('pay.sentOn')}>{day(refund.sentOn)}</Fact>
        {refund.reference && <Fact label={t('pay.itsReference')}>{refund.reference}</Fact>}
        {refund.note && <Fact label={t('note')}>{refund.note}</Fact>}
      </Box>
    </>
  ),
});
