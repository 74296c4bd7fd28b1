import { defineMail, MailedLink, Paragraph } from '../layout';
import { linkLifetimes } from '../link-lifetimes';

/** `isMoved`: an administrator changed an existing account's address. */
interface Props {
  email: string;
  token: string;
  isMoved?: boolean;
  returnTo?: string | undefined;
}

/** Asks a new player to confirm their address, or a member to confirm the one that the club has set. */
export const addressUnconfirmed = defineMail<Props>()({
  texts: {
    subject: ['Confirm your email address', 'Confirmez votre adresse courriel'],
    title: ['One click to go', 'Un clic et le tour est joué'],
    text: [
      'Thanks for joining {club}. Is this your email address?',
      'Merci de vous joindre à {club}. Cette adresse courriel est-elle la vôtre?',
    ],
    button: ['Confirm my address', 'Confirmer mon adresse'],
    once: ['The link works once, for 24 hours.', 'Le lien fonctionne une seule fois, pendant 24 heures.'],
    ignore: [
      'Didn’t sign up? Ignore this email, and nothing happens.',
      'Vous n’avez pas créé de compte? Ne tenez pas compte de ce courriel\u00a0: rien ne se passera.',
    ],
    'moved.title': ['Is this your address?', 'Est-ce bien votre adresse?'],
    'moved.text': [
      'The club has set this as the email address of your {club} account. Please confirm that it’s yours.',
      'Le club a inscrit cette adresse courriel à votre compte {club}. Veuillez confirmer que c’est bien la vôtre.',
    ],
    'moved.ignore': [
      'If you don’t have an account with us, you can ignore this email.',
      'Si vous n’avez pas de compte chez nous, ne tenez pas compte de ce courriel.',
    ],
  },
  category: 'account',
  trueUntil: (_, madeOn) => madeOn + linkLifetimes.confirm,
  samples: ({ email, token }) => ({ usual: { email, token }, moved: { email, token, isMoved: true } }),
  title: ({ isMoved }, { t }) => t(isMoved ? 'moved.title' : 'title'),
  Body: ({ email, token, isMoved, returnTo }, { t, club, link }) => (
    <>
      <Paragraph>{t(isMoved ? 'moved.text' : 'text', { club: club.name })}</Paragraph>
      <MailedLink
        href={link('confirmEmail', { token, email, returnTo })}
        label={t('button')}
        notes={[t('once'), t(isMoved ? 'moved.ignore' : 'ignore')]}
      />
    </>
  ),
});
