import { Action, Actions } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Confirms a season pass, with the payment that it still waits for. */
export const seasonRegistrationConfirmation = defineEmail<'season-registration-confirmation'>({
  subject: ({ pass }, { say }) => say(pass ? 'seasonConfirmation.subject' : 'seasonConfirmation.subjectNone'),
  title: ({ pass }, { say }) => say(pass ? 'seasonConfirmation.title' : 'seasonConfirmation.titleNone'),
  Body: ({ pass, due, message, voice }) => {
    const { say, date, money, link } = voice;
    return (
      <>
        <Paragraph>{say(pass ? 'seasonConfirmation.text' : 'seasonConfirmation.none')}</Paragraph>
        {pass && (
          <Box>
            <Fact label={say('seasonReminder.dates')}>
              {say('seasonReminder.period', { start: date(pass.startDate), end: date(pass.endDate) })}
            </Fact>
            <Fact label={say('seasonReminder.price')}>{money(pass.price)}</Fact>
          </Box>
        )}
        <ClubMessage voice={voice} message={message} />
        {pass && due && (
          <>
            <Paragraph>{say('seasonConfirmation.due')}</Paragraph>
            <PaymentBox voice={voice} due={[due]} />
          </>
        )}
        {pass && <Note>{say('seasonConfirmation.cancel')}</Note>}
        <Actions>
          <Action href={link(pass ? 'schedule' : 'seasonSubscription')}>
            {say(pass ? 'seasonConfirmation.button' : 'seasonReminder.button')}
          </Action>
        </Actions>
      </>
    );
  },
});
