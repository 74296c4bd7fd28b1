import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks whether a member's new address is theirs; the page behind the link is that of every confirmation. */
export const confirmNewEmail = defineEmail<'confirm-new-email'>({
  subject: (_, { say }) => say('newEmail.subject'),
  title: (_, { say }) => say('newEmail.title'),
  Body: ({ email, token, voice }) => {
    const { say, club } = voice;
    const href = voice.link('confirmEmail', { token, email });
    return (
      <>
        <Paragraph>{say('newEmail.text', { club: club.name })}</Paragraph>
        <Actions>
          <Action href={href}>{say('newEmail.button')}</Action>
        </Actions>
        <Note>{say('newEmail.until')}</Note>
        <Note>{say('newEmail.ignore')}</Note>
        <CopyableLink voice={voice} href={href} />
      </>
    );
  },
});
