import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Whatever an administrator has to tell. */
export const announcement = defineEmail<'announcement'>({
  subject: (_, { say, club }) => say('announcement.subject', { club: club.name }),
  title: (_, { say }) => say('announcement.title'),
  Body: ({ message, voice }) => (
    <>
      {message?.en || message?.fr ? (
        <ClubMessage voice={voice} message={message} />
      ) : (
        <Paragraph>{voice.say('announcement.text')}</Paragraph>
      )}
      <Actions>
        <Action href={voice.link('home')}>{voice.say('announcement.button')}</Action>
      </Actions>
    </>
  ),
});
