import type { DueFacts } from '../facts';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

const total = (due: readonly DueFacts[]) =>
  due.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

/** Asks for what is owed, with where to send it and what to write. */
export const paymentReminder = defineEmail<'payment-reminder'>({
  category: 'service',
  subject: ({ due }, { say, money, club }) =>
    due.length > 0
      ? say('paymentReminder.subject', { total: money(total(due)) })
      : say('paymentReminder.subjectNothing', { club: club.name }),
  title: ({ due }, { say }) => say(due.length > 0 ? 'paymentReminder.title' : 'paymentReminder.titleNothing'),
  Body: ({ due, message, voice }) => {
    const { say, club, money } = voice;
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
        {due.length > 1 && <Fact label={say('pay.total')}>{money(total(due))}</Fact>}
        <Note>{say('paymentReminder.crossed')}</Note>
      </>
    );
  },
});
