import { defineMail, Paragraph, SingleAction } from '../layout';

/** Informs the owner of an account about a new password. */
export const passwordChanged = defineMail<{ isRecovery: boolean }>()({
  texts: {
    subject: ['Your password has been changed', 'Votre mot de passe a été modifié'],
    text: [
      'The password for your account was just changed, and every other device was logged out.',
      'Le mot de passe de votre compte vient d’être modifié, et tous vos autres appareils ont été déconnectés.',
    ],
    notYou: [
      'If it wasn’t you, reset your password now and write to us.',
      'Si ce n’était pas vous, réinitialisez-le dès maintenant et écrivez-nous.',
    ],
    button: ['Go to the login page', 'Aller à la page de connexion'],
    recovered: [
      'The password of your account has been reset. Every device is logged out, and the passkeys (fingerprint or face login) are removed: add yours again in your profile.',
      'Le mot de passe de votre compte a été réinitialisé. Tous vos appareils ont été déconnectés et vos clés d’accès (empreinte ou visage), supprimées\u00a0: ajoutez-les de nouveau dans votre profil.',
    ],
  },
  category: 'account',
  samples: () => ({ usual: { isRecovery: false }, recovery: { isRecovery: true } }),
  Body: ({ isRecovery }, { t, link }) => (
    <>
      <Paragraph>{t(isRecovery ? 'recovered' : 'text')}</Paragraph>
      <Paragraph>{t('notYou')}</Paragraph>
      <SingleAction href={link('login')}>{t('button')}</SingleAction>
    </>
  ),
});
