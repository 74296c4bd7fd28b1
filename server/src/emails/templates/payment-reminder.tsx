import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox, totalOf } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks for what is owed, with where to send it and what to write. */
export const paymentReminder = defineEmail<'payment-reminder'>({
  subject: ({ due }, { t, money, club }) =>
    due.length > 0
      ? t('paymentReminder.subject', { total: money(totalOf(due)) })
      : t('paymentReminder.subjectNothing', { club: club.name }),
  title: ({ due }, { t }) => t(due.length > 0 ? 'paymentReminder.title' : 'paymentReminder.titleNothing'),
  Body: ({ due, message, localization }) => {
    const { t, club } = localization;
    if (due.length === 0) {
      return (
        <>
          <ClubMessage localization={localization} message={message} />
          <Paragraph>{t('paymentReminder.nothing')}</Paragraph>
          <Box>
            <Fact label={t('pay.to')}>{club.paymentEmail}</Fact>
          </Box>
        </>
      );
    }
    return (
      <>
        <ClubMessage localization={localization} message={message} />
        <Paragraph>{t('paymentReminder.text')}</Paragraph>
        <PaymentBox localization={localization} due={due} />
        <Note>{t('paymentReminder.crossed')}</Note>
      </>
    );
  },
});
