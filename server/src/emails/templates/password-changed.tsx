import { Action, Actions } from '../layout/actions';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Warns the owner of an account about a new password. */
export const passwordChanged = defineEmail<'password-changed'>({
  subject: (_, { t }) => t('passwordChanged.subject'),
  title: (_, { t }) => t('passwordChanged.title'),
  Body: ({ isRecovery, localization: { t, link } }) => (
    <>
      <Paragraph>{t(isRecovery ? 'passwordChanged.recovered' : 'passwordChanged.text')}</Paragraph>
      <Paragraph>{t('passwordChanged.notYou')}</Paragraph>
      <Actions>
        <Action href={link('login')}>{t('passwordChanged.button')}</Action>
      </Actions>
    </>
  ),
});
