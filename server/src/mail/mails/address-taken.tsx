import { defineMail, Paragraph, SingleAction } from '../layout';
import { linkLifetimes } from '../link-lifetimes';

/** Sent instead of a confirmation, so that the register form does not reveal who has an account. */
export const addressTaken = defineMail<{ attempt: 'register' | 'change'; returnTo?: string | undefined }>()({
  texts: {
    subject: ['You already have an account', 'Vous avez déjà un compte'],
    text: [
      'Someone just tried to create an account with this address.',
      'Quelqu’un vient d’essayer de créer un compte avec cette adresse.',
    ],
    advice: [
      'If it was you, log in, or choose a new password from the login page. Otherwise, ignore this email.',
      'Si c’était vous, connectez-vous, ou choisissez un nouveau mot de passe à la page de connexion. Sinon, ne tenez pas compte de ce courriel.',
    ],
    button: ['Log in', 'Me connecter'],
    textMove: [
      'Someone has just tried to move their account to this address, which already has an account of its own.',
      'Quelqu’un vient d’essayer d’associer son compte à cette adresse, qui a déjà son propre compte.',
    ],
  },
  category: 'account',
  trueUntil: (_, madeOn) => madeOn + linkLifetimes.confirm,
  samples: () => ({ usual: { attempt: 'register' }, moving: { attempt: 'change' } }),
  Body: ({ attempt, returnTo }, { t, link }) => (
    <>
      <Paragraph>{t(attempt === 'register' ? 'text' : 'textMove')}</Paragraph>
      <Paragraph>{t('advice')}</Paragraph>
      <SingleAction href={link('login', { returnTo })}>{t('button')}</SingleAction>
    </>
  ),
});
