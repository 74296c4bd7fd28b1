import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox, totalOf } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks for what is owed, with where to send it and what to write. */
export const paymentReminder = defineEmail<'payment-reminder'>({
  subject: ({ due }, { say, money, club }) =>
    due.length > 0
      ? say('paymentReminder.subject', { total: money(totalOf(due)) })
      : say('paymentReminder.subjectNothing', { club: club.name }),
  title: ({ due }, { say }) => say(due.length > 0 ? 'paymentReminder.title' : 'paymentReminder.titleNothing'),
  Body: ({ due, message, voice }) => {
    const { say, club } = voice;
    if (due.length === 0) {
      return (
        <>
          <ClubMessage voice={voice} message={message} />
          <Paragraph>{say('paymentReminder.nothing')}</Paragraph>
          <Box>
            <Fact label={say('pay.to')}>{club.paymentEmail}</Fact>
          </Box>
        </>
      );
    }
    return (
      <>
        <ClubMessage voice={voice} message={message} />
        <Paragraph>{say('paymentReminder.text')}</Paragraph>
        <PaymentBox voice={voice} due={due} />
        <Note>{say('paymentReminder.crossed')}</Note>
      </>
    );
  },
});
