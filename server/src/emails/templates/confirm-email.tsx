import { Action, Actions, CopyableLink } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Asks a new player to confirm their address, or a member the one that the club has given their account. */
export const confirmEmail = defineEmail<'confirm-email'>({
  subject: (_, { t }) => t('confirm.subject'),
  title: ({ isMoved }, { t }) => t(isMoved ? 'confirm.moved.title' : 'confirm.title'),
  Body: ({ email, token, isMoved, localization }) => {
    const { t, club } = localization;
    const href = localization.link('confirmEmail', { token, email });
    return (
      <>
        <Paragraph>{t(isMoved ? 'confirm.moved.text' : 'confirm.text', { club: club.name })}</Paragraph>
        <Actions>
          <Action href={href}>{t('confirm.button')}</Action>
        </Actions>
        <Note>{t('confirm.once')}</Note>
        <Note>{t(isMoved ? 'confirm.moved.ignore' : 'confirm.ignore')}</Note>
        <CopyableLink localization={localization} href={href} />
      </>
    );
  },
});
