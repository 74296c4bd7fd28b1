import { Action, Actions } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Whatever an administrator has to tell. */
export const announcement = defineEmail<'announcement'>({
  subject: (_, { t, club }) => t('announcement.subject', { club: club.name }),
  title: (_, { t }) => t('announcement.title'),
  Body: ({ message, localization }) => (
    <>
      {message?.en || message?.fr ? (
        <ClubMessage localization={localization} message={message} />
      ) : (
        <Paragraph>{localization.t('announcement.text')}</Paragraph>
      )}
      <Actions>
        <Action href={localization.link('home')}>{localization.t('announcement.button')}</Action>
      </Actions>
    </>
  ),
});
