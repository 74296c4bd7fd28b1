import { takesPlace } from '../facts';
import { MailedLink, SingleAction } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import type { Templates } from '../template';

/** Mails that open, verify, secure or close an account. */
export const account = {
  /** Asks a new player to confirm their address, or a member to confirm the one that the club has set. */
  'confirm-email': {
    subject: (_, { t }) => t('confirm.subject'),
    title: ({ isMoved }, { t }) => t(isMoved ? 'confirm.moved.title' : 'confirm.title'),
    Body: ({ email, token, isMoved, returnTo }, { t, club, link }) => (
      <>
        <Paragraph>{t(isMoved ? 'confirm.moved.text' : 'confirm.text', { club: club.name })}</Paragraph>
        <MailedLink
          href={link('confirmEmail', { token, email, returnTo })}
          label={t('confirm.button')}
          notes={[t('confirm.once'), t(isMoved ? 'confirm.moved.ignore' : 'confirm.ignore')]}
        />
      </>
    ),
  },

  /** Asks whether a member's new address is theirs; the link leads to the same page as every confirmation. */
  'confirm-new-email': {
    subject: (_, { t }) => t('newEmail.subject'),
    title: (_, { t }) => t('newEmail.title'),
    Body: ({ email, token }, { t, club, link }) => (
      <>
        <Paragraph>{t('newEmail.text', { club: club.name })}</Paragraph>
        <MailedLink
          href={link('confirmEmail', { token, email })}
          label={t('newEmail.button')}
          notes={[t('newEmail.until'), t('newEmail.ignore')]}
        />
      </>
    ),
  },

  /** Sent instead of a confirmation, so that the register form does not reveal who has an account. */
  'account-exists': {
    subject: (_, { t }) => t('exists.subject'),
    Body: ({ attempt, returnTo }, { t, link }) => (
      <>
        <Paragraph>{t(attempt === 'register' ? 'exists.text' : 'exists.textMove')}</Paragraph>
        <Paragraph>{t('exists.advice')}</Paragraph>
        <SingleAction href={link('login', { returnTo })}>{t('exists.button')}</SingleAction>
      </>
    ),
  },

  /** Welcomes a player whose account has just opened; a setting switches it off. */
  welcome: {
    subject: (_, { t, club }) => t('welcome.subject', { club: club.name }),
    title: (_, { t }) => t('welcome.title'),
    Body: ({ session }, { t, link }) => (
      <>
        <Paragraph>{t('welcome.text')}</Paragraph>
        <Paragraph>{t('welcome.how')}</Paragraph>
        {session && takesPlace(session) && (
          <SessionBox session={session} title={t('session.title')} withPlaces />
        )}
        <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      </>
    ),
  },

  /** The link to choose a new password. */
  'reset-password': {
    subject: (_, { t }) => t('reset.subject'),
    title: (_, { t }) => t('reset.title'),
    Body: ({ email, token }, { t, link }) => (
      <>
        <Paragraph>{t('reset.text')}</Paragraph>
        <MailedLink
          href={link('resetPassword', { token, email })}
          label={t('reset.button')}
          notes={[t('reset.once'), t('reset.ends'), t('reset.ignore')]}
        />
      </>
    ),
  },

  /** Informs the owner of an account about a new password. */
  'password-changed': {
    subject: (_, { t }) => t('passwordChanged.subject'),
    Body: ({ isRecovery }, { t, link }) => (
      <>
        <Paragraph>{t(isRecovery ? 'passwordChanged.recovered' : 'passwordChanged.text')}</Paragraph>
        <Paragraph>{t('passwordChanged.notYou')}</Paragraph>
        <SingleAction href={link('login')}>{t('passwordChanged.button')}</SingleAction>
      </>
    ),
  },

  /** Informs the old address that the account has a new one, and how to undo that. */
  'email-changed': {
    subject: (_, { t }) => t('emailChanged.subject'),
    title: (_, { t }) => t('emailChanged.title'),
    Body: ({ newEmail, wayBack }, { t, club, link }) => (
      <>
        <Paragraph>{t('emailChanged.text')}</Paragraph>
        <Box>
          <Fact label={t('emailChanged.label')}>{newEmail}</Fact>
        </Box>
        <Paragraph>
          {club.contactEmail
            ? t('emailChanged.notYou', { email: club.contactEmail })
            : t('emailChanged.notYouAsk')}
        </Paragraph>
        {wayBack && (
          <>
            <Paragraph>{t('wayBack.text')}</Paragraph>
            <MailedLink
              href={link('restoreEmail', { ...wayBack })}
              label={t('wayBack.button')}
              notes={[t('wayBack.until')]}
            />
          </>
        )}
      </>
    ),
  },

  /** Confirms a deletion, and says what is kept. */
  'account-deleted': {
    subject: (_, { t }) => t('deleted.subject'),
    Body: ({ message }, { t }) => (
      <>
        <Paragraph>{t('deleted.text')}</Paragraph>
        <ClubMessage message={message} />
        <Paragraph>{t('deleted.back')}</Paragraph>
      </>
    ),
  },
} satisfies Partial<Templates>;
