import { Action, Actions, CopyableLink } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Tells the old address that the account has a new one, and how to undo that. */
export const emailChanged = defineEmail<'email-changed'>({
  subject: (_, { say }) => say('emailChanged.subject'),
  title: (_, { say }) => say('emailChanged.title'),
  Body: ({ newEmail, wayBack, voice }) => {
    const { say, club } = voice;
    const href = wayBack && voice.link('restoreEmail', { ...wayBack });
    return (
      <>
        <Paragraph>{say('emailChanged.text')}</Paragraph>
        <Box>
          <Fact label={say('emailChanged.label')}>{newEmail}</Fact>
        </Box>
        <Paragraph>{say('emailChanged.notYou', { email: club.contactEmail })}</Paragraph>
        {href && (
          <>
            <Paragraph>{say('wayBack.text')}</Paragraph>
            <Actions>
              <Action href={href}>{say('wayBack.button')}</Action>
            </Actions>
            <Note>{say('wayBack.until')}</Note>
            <CopyableLink voice={voice} href={href} />
          </>
        )}
      </>
    );
  },
});
