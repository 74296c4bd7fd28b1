import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks a new player to confirm their address. */
export const confirmEmail = defineEmail<'confirm-email'>({
  subject: (_, { say }) => say('confirm.subject'),
  title: (_, { say }) => say('confirm.title'),
  Body: ({ email, token, voice }) => {
    const { say, club } = voice;
    const href = voice.link('confirmEmail', { token, email });
    return (
      <>
        <Paragraph>{say('confirm.text', { club: club.name })}</Paragraph>
        <Actions>
          <Action href={href}>{say('confirm.button')}</Action>
        </Actions>
        <Note>{say('confirm.once')}</Note>
        <Note>{say('confirm.ignore')}</Note>
        <CopyableLink voice={voice} href={href} />
      </>
    );
  },
});
