import type { DueFacts, WithMessage } from '../facts';
import { askedOf, Box, ClubMessage, defineMail, Fact, Note, Paragraph, PaymentBox, totalOf } from '../layout';

/** Asks for a payment: where to send it and the reference to write. If all is said to be sent, says that it has not come. */
export const paymentReminder = defineMail<WithMessage & { due: DueFacts[] }>()({
  texts: {
    subject: ['Payment reminder: {total}', 'Rappel de paiement\u00a0: {total}'],
    title: ['You have a payment to make', 'Vous avez un paiement à faire'],
    titleNothing: ['Nothing to pay', 'Rien à payer'],
    text: ['We haven’t received this yet.', 'Nous n’avons pas encore reçu ceci.'],
    nothing: [
      'You don’t owe anything right now. When you do, here’s where to send it:',
      'Vous ne devez rien pour le moment. Le temps venu, voici où envoyer le virement\u00a0:',
    ],
    subjectSent: ['Not received yet: {total}', 'Pas encore reçu\u00a0: {total}'],
    crossed: [
      'If you’ve just paid, thanks! Please ignore this reminder.',
      'Si vous venez de payer, merci, et ne tenez pas compte de ce rappel.',
    ],
  },
  category: 'service',
  samples: ({ due, passDue, sentOn, message }) => ({
    usual: { due: [due] },
    'several, with a message': { message, due: [due, passDue] },
    'some sent, and why': {
      due: [
        { ...due, sentOn },
        { ...due, reference: 'CS-3MWD-6TRK', date: '2026-11-14', guestName: 'Camille', late: true },
      ],
    },
    'all sent': { due: [{ ...due, sentOn }] },
    'nothing due': { due: [] },
  }),
  subject: ({ due }, { t, money, club }) => {
    const asked = askedOf(due);
    if (asked.length > 0) return t('subject', { total: money(totalOf(asked)) });
    return due.length > 0
      ? t('subjectSent', { total: money(totalOf(due)) })
      : t('pay.subjectNone', { club: club.name });
  },
  title: ({ due }, { t }) => {
    if (askedOf(due).length > 0) return t('title');
    return t(due.length > 0 ? 'pay.titleSent' : 'titleNothing');
  },
  Body: ({ due, message }, { t, club }) => {
    if (due.length === 0) {
      return (
        <>
          <ClubMessage message={message} />
          <Paragraph>{t('nothing')}</Paragraph>
          <Box>
            <Fact label={t('pay.to')}>{club.paymentEmail || t('pay.ask')}</Fact>
          </Box>
        </>
      );
    }
    const asked = askedOf(due);
    if (asked.length === 0) {
      return (
        <>
          <ClubMessage message={message} />
          <PaymentBox sentIntro={t('pay.textSent')} due={due} />
        </>
      );
    }
    return (
      <>
        <ClubMessage message={message} />
        <PaymentBox intro={t('text')} due={asked} />
        <Note>{t('crossed')}</Note>
      </>
    );
  },
});
