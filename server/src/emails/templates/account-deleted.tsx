import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Says goodbye, and what is kept. */
export const accountDeleted = defineEmail<'account-deleted'>({
  subject: (_, { t }) => t('deleted.subject'),
  title: (_, { t }) => t('deleted.title'),
  Body: ({ message, localization }) => (
    <>
      <Paragraph>{localization.t('deleted.text')}</Paragraph>
      <ClubMessage localization={localization} message={message} />
      <Paragraph>{localization.t('deleted.back')}</Paragraph>
    </>
  ),
});
