import { Action, Actions } from '../layout/actions';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Sent instead of a confirmation, so that the register form never tells who has an account. */
export const accountExists = defineEmail<'account-exists'>({
  subject: (_, { t }) => t('exists.subject'),
  title: (_, { t }) => t('exists.title'),
  Body: ({ attempt, localization: { t, link } }) => (
    <>
      <Paragraph>{t(attempt === 'register' ? 'exists.text' : 'exists.textMove')}</Paragraph>
      <Paragraph>{t('exists.advice')}</Paragraph>
      <Actions>
        <Action href={link('login')}>{t('exists.button')}</Action>
      </Actions>
    </>
  ),
});
