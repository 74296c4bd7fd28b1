import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** The link to choose a new password. */
export const resetPassword = defineEmail<'reset-password'>({
  subject: (_, { t }) => t('reset.subject'),
  title: (_, { t }) => t('reset.title'),
  Body: ({ email, token, localization }) => {
    const href = localization.link('resetPassword', { token, email });
    return (
      <>
        <Paragraph>{localization.t('reset.text')}</Paragraph>
        <Actions>
          <Action href={href}>{localization.t('reset.button')}</Action>
        </Actions>
        <Note>{localization.t('reset.once')}</Note>
        <Note>{localization.t('reset.ends')}</Note>
        <Note>{localization.t('reset.ignore')}</Note>
        <CopyableLink localization={localization} href={href} />
      </>
    );
  },
});
