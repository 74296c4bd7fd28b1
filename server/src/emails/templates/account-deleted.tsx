import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Says goodbye, and what is kept. */
export const accountDeleted = defineEmail<'account-deleted'>({
  subject: (_, { say }) => say('deleted.subject'),
  title: (_, { say }) => say('deleted.title'),
  Body: ({ message, voice }) => (
    <>
      <Paragraph>{voice.say('deleted.text')}</Paragraph>
      <ClubMessage voice={voice} message={message} />
      <Paragraph>{voice.say('deleted.back')}</Paragraph>
    </>
  ),
});
