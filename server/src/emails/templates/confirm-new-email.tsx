import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks whether a member's new address is theirs; the page behind the link is that of every confirmation. */
export const confirmNewEmail = defineEmail<'confirm-new-email'>({
  subject: (_, { t }) => t('newEmail.subject'),
  title: (_, { t }) => t('newEmail.title'),
  Body: ({ email, token, localization }) => {
    const { t, club } = localization;
    const href = localization.link('confirmEmail', { token, email });
    return (
      <>
        <Paragraph>{t('newEmail.text', { club: club.name })}</Paragraph>
        <Actions>
          <Action href={href}>{t('newEmail.button')}</Action>
        </Actions>
        <Note>{t('newEmail.until')}</Note>
        <Note>{t('newEmail.ignore')}</Note>
        <CopyableLink localization={localization} href={href} />
      </>
    );
  },
});
