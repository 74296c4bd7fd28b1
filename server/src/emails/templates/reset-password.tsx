import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** The link to choose a new password. */
export const resetPassword = defineEmail<'reset-password'>({
  subject: (_, { say }) => say('reset.subject'),
  title: (_, { say }) => say('reset.title'),
  Body: ({ email, token, voice }) => {
    const href = voice.link('resetPassword', { token, email });
    return (
      <>
        <Paragraph>{voice.say('reset.text')}</Paragraph>
        <Actions>
          <Action href={href}>{voice.say('reset.button')}</Action>
        </Actions>
        <Note>{voice.say('reset.once')}</Note>
        <Note>{voice.say('reset.ends')}</Note>
        <Note>{voice.say('reset.ignore')}</Note>
        <CopyableLink voice={voice} href={href} />
      </>
    );
  },
});
