import { Box, defineMail, Fact, MailedLink, Paragraph } from '../layout';

interface Props {
  newEmail: string;
  wayBack: { email: string; token: string } | null;
}

/** Informs the old address that the account has a new one, and how to undo that, unless its owner has just done so. */
export const addressChanged = defineMail<Props>()({
  texts: {
    subject: ['Your email address has been changed', 'Votre adresse courriel a été modifiée'],
    title: ['A new address for your account', 'Une nouvelle adresse pour votre compte'],
    text: [
      'The email address for your account is now:',
      'L’adresse courriel de votre compte est maintenant\u00a0:',
    ],
    label: ['New address:', 'Nouvelle adresse\u00a0:'],
    notYou: [
      'Emails about your account will go there. If it wasn’t you, write to us right away: {email}.',
      'Les courriels sur votre compte y seront envoyés. Si ce n’était pas vous, écrivez-nous sans tarder\u00a0: {email}.',
    ],
    notYouAsk: [
      'Emails about your account will go there. If it wasn’t you, tell the organizer right away.',
      'Les courriels sur votre compte y seront envoyés. Si ce n’était pas vous, avisez le club sans tarder.',
    ],
    'wayBack.text': [
      'If it wasn’t you, take your account back: this address is used again, every device is logged out, passkeys are removed and you choose a new password.',
      'Si ce n’était pas vous, reprenez votre compte\u00a0: cette adresse est rétablie, tous les appareils sont déconnectés, les clés d’accès sont supprimées et vous choisissez un nouveau mot de passe.',
    ],
    'wayBack.button': [
      'It wasn’t me: take my account back',
      'Ce n’était pas moi\u00a0: reprendre mon compte',
    ],
    'wayBack.until': [
      'The link works once, for 7 days.',
      'Le lien fonctionne une seule fois, pendant 7 jours.',
    ],
  },
  category: 'account',
  samples: ({ email, token }) => ({
    usual: { newEmail: 'noemie.new@courtside.example', wayBack: { email, token } },
    'taken back': { newEmail: 'noemie.old@courtside.example', wayBack: null },
  }),
  Body: ({ newEmail, wayBack }, { t, club, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Box>
        <Fact label={t('label')}>{newEmail}</Fact>
      </Box>
      <Paragraph>{club.contactEmail ? t('notYou', { email: club.contactEmail }) : t('notYouAsk')}</Paragraph>
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
});
