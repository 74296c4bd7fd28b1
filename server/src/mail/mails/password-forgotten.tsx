import { defineMail, MailedLink, Paragraph } from '../layout';
import { linkLifetimes } from '../link-lifetimes';

/** The link to choose a new password. */
export const passwordForgotten = defineMail<{ email: string; token: string }>()({
  texts: {
    subject: ['Reset your password', 'Réinitialisez votre mot de passe'],
    title: ['Choose a new password', 'Choisissez un nouveau mot de passe'],
    text: [
      'Someone, most likely you, asked to reset the password for your account.',
      'Quelqu’un, vous sans doute, a demandé à réinitialiser le mot de passe de votre compte.',
    ],
    button: ['Choose a new password', 'Choisir un mot de passe'],
    once: [
      'The link works once, for one hour. Until you use it, your current password still works.',
      'Le lien fonctionne une seule fois, pendant une heure. Tant que vous ne l’utilisez pas, votre mot de passe actuel reste valide.',
    ],
    ignore: [
      'If it wasn’t you, ignore this email.',
      'Si ce n’était pas vous, ne tenez pas compte de ce courriel.',
    ],
    ends: [
      'A new password logs out every device and removes your passkeys (fingerprint or face login).',
      'Un nouveau mot de passe déconnecte tous vos appareils et supprime vos clés d’accès (empreinte ou visage).',
    ],
  },
  category: 'account',
  trueUntil: (_, madeOn) => madeOn + linkLifetimes.reset,
  samples: ({ email, token }) => ({ usual: { email, token } }),
  Body: ({ email, token }, { t, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <MailedLink
        href={link('resetPassword', { token, email })}
        label={t('button')}
        notes={[t('once'), t('ends'), t('ignore')]}
      />
    </>
  ),
});
