import { Action, Actions, CopyableLink } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Tells the old address that the account has a new one, and how to undo that. */
export const emailChanged = defineEmail<'email-changed'>({
  subject: (_, { t }) => t('emailChanged.subject'),
  title: (_, { t }) => t('emailChanged.title'),
  Body: ({ newEmail, wayBack, localization }) => {
    const { t, club } = localization;
    const href = wayBack && localization.link('restoreEmail', { ...wayBack });
    return (
      <>
        <Paragraph>{t('emailChanged.text')}</Paragraph>
        <Box>
          <Fact label={t('emailChanged.label')}>{newEmail}</Fact>
        </Box>
        <Paragraph>{t('emailChanged.notYou', { email: club.contactEmail })}</Paragraph>
        {href && (
          <>
            <Paragraph>{t('wayBack.text')}</Paragraph>
            <Actions>
              <Action href={href}>{t('wayBack.button')}</Action>
            </Actions>
            <Note>{t('wayBack.until')}</Note>
            <CopyableLink localization={localization} href={href} />
          </>
        )}
      </>
    );
  },
});
