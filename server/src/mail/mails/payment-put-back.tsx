import type { DueFacts } from '../facts';
import { defineMail, Note, Paragraph, PaymentBox, SingleAction } from '../layout';

/** A transfer matched to the reader was undone; `credit`: theirs now, null if none of it was credit. */
interface Props {
  amount: number;
  date: string;
  due: DueFacts[];
  credit: number | null;
}

/** Says that a transfer no longer counts for its reader, and what is due again. */
export const paymentPutBack = defineMail<Props>()({
  texts: {
    subject: ['The transfer of {amount} was put back', 'Le virement de {amount} ne vous est plus attribué'],
    title: ['A transfer was put back', 'Un virement ne vous est plus attribué'],
    text: [
      'The transfer of {amount} that arrived on {date} had been matched to you. It isn’t any more.',
      'Le virement de {amount} reçu le {date} vous avait été attribué. Il ne l’est plus.',
    ],
    due: ['This is due again:', 'Ceci est de nouveau à payer\u00a0:'],
    credit: ['Your credit is {credit} now.', 'Votre crédit est maintenant de {credit}.'],
    yours: [
      'If you sent it, write to us and we’ll look into it.',
      'Si c’est vous qui l’avez envoyé, écrivez-nous et nous vérifierons.',
    ],
  },
  category: 'service',
  samples: ({ due }) => ({
    usual: { amount: 10, date: '2026-11-20', due: [due], credit: null },
    'of credit': { amount: 50, date: '2026-11-20', due: [], credit: 0 },
  }),
  subject: ({ amount }, { t, money }) => t('subject', { amount: money(amount) }),
  Body: ({ amount, date: day, due, credit }, { t, money, date, link }) => (
    <>
      <Paragraph>{t('text', { amount: money(amount), date: date(day) })}</Paragraph>
      <PaymentBox intro={t('due')} due={due} />
      {credit !== null && <Paragraph>{t('credit', { credit: money(credit) })}</Paragraph>}
      <Note>{t('yours')}</Note>
      <SingleAction href={link('player-portal/balance')}>{t('frame.balance')}</SingleAction>
    </>
  ),
});
