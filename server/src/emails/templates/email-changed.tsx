import { Box, Fact } from '../layout/boxes';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Tells the old address that the account has a new one. */
export const emailChanged = defineEmail<'email-changed'>({
  subject: (_, { say }) => say('emailChanged.subject'),
  title: (_, { say }) => say('emailChanged.title'),
  Body: ({ newEmail, voice: { say, club } }) => (
    <>
      <Paragraph>{say('emailChanged.text')}</Paragraph>
      <Box>
        <Fact label={say('emailChanged.label')}>{newEmail}</Fact>
      </Box>
      <Paragraph>{say('emailChanged.notYou', { email: club.contactEmail })}</Paragraph>
    </>
  ),
});
