import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks a new player to confirm their address, or a member the one that the club has given their account. */
export const confirmEmail = defineEmail<'confirm-email'>({
  subject: (_, { say }) => say('confirm.subject'),
  title: ({ isMoved }, { say }) => say(isMoved ? 'confirm.moved.title' : 'confirm.title'),
  Body: ({ email, token, isMoved, voice }) => {
    const { say, club } = voice;
    const href = voice.link('confirmEmail', { token, email });
    return (
      <>
        <Paragraph>{say(isMoved ? 'confirm.moved.text' : 'confirm.text', { club: club.name })}</Paragraph>
        <Actions>
          <Action href={href}>{say('confirm.button')}</Action>
        </Actions>
        <Note>{say('confirm.once')}</Note>
        <Note>{say(isMoved ? 'confirm.moved.ignore' : 'confirm.ignore')}</Note>
        <CopyableLink voice={voice} href={href} />
      </>
    );
  },
});
