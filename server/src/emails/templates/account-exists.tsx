import { Action, Actions } from '../layout/actions';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Sent instead of a confirmation, so that the register form never tells who has an account. */
export const accountExists = defineEmail<'account-exists'>({
  subject: (_, { say }) => say('exists.subject'),
  title: (_, { say }) => say('exists.title'),
  Body: ({ attempt, voice: { say, link } }) => (
    <>
      <Paragraph>{say(attempt === 'register' ? 'exists.text' : 'exists.textMove')}</Paragraph>
      <Paragraph>{say('exists.advice')}</Paragraph>
      <Actions>
        <Action href={link('login')}>{say('exists.button')}</Action>
      </Actions>
    </>
  ),
});
