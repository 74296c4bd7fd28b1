import { Plan } from 'shared-api/contract';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';
import type { WordId } from '../words/say';

const methods: readonly WordId[] = ['method.0', 'method.1', 'method.2', 'method.3'];

/** A receipt. */
export const paymentConfirmation = defineEmail<'payment-confirmation'>({
  subject: ({ payment }, { say, money, club }) =>
    payment
      ? say('paymentConfirmation.subject', { amount: money(payment.amount) })
      : say('paymentConfirmation.subjectNone', { club: club.name }),
  title: ({ payment }, { say }) =>
    say(payment ? 'paymentConfirmation.title' : 'paymentConfirmation.titleNone'),
  Body: ({ payment, message, voice }) => {
    const { say, money, instant } = voice;
    return (
      <>
        <Paragraph>{say(payment ? 'paymentConfirmation.text' : 'paymentConfirmation.none')}</Paragraph>
        {payment && (
          <Box>
            <Fact label={say('pay.amount')}>{money(payment.amount)}</Fact>
            <Fact label={say('pay.for')}>
              {say(
                payment.plan === Plan.Membership
                  ? 'paymentConfirmation.season'
                  : 'paymentConfirmation.dropIn',
              )}
            </Fact>
            <Fact label={say('paymentConfirmation.date')}>{instant(payment.paymentDate)}</Fact>
            <Fact label={say('paymentConfirmation.method')}>
              {say(methods[payment.method] ?? 'method.3')}
            </Fact>
            <Fact label={say('paymentConfirmation.reference')}>{payment.reference}</Fact>
          </Box>
        )}
        <ClubMessage voice={voice} message={message} />
      </>
    );
  },
});
