import { Action, Actions } from '../layout/actions';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Warns the owner of an account about a new password. */
export const passwordChanged = defineEmail<'password-changed'>({
  subject: (_, { say }) => say('passwordChanged.subject'),
  title: (_, { say }) => say('passwordChanged.title'),
  Body: ({ isRecovery, voice: { say, link } }) => (
    <>
      <Paragraph>{say(isRecovery ? 'passwordChanged.recovered' : 'passwordChanged.text')}</Paragraph>
      <Paragraph>{say('passwordChanged.notYou')}</Paragraph>
      <Actions>
        <Action href={link('login')}>{say('passwordChanged.button')}</Action>
      </Actions>
    </>
  ),
});
