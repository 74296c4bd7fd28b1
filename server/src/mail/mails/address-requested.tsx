import { defineMail, MailedLink, Paragraph } from '../layout';
import { linkLifetimes } from '../link-lifetimes';

/** Asks whether a member's new address is theirs; the link leads to the same page as every confirmation. */
export const addressRequested = defineMail<{ email: string; token: string }>()({
  texts: {
    subject: ['Confirm your new email address', 'Confirmez votre nouvelle adresse courriel'],
    title: ['Is this your new address?', 'Est-ce votre nouvelle adresse?'],
    text: [
      'You asked us to use this address for your account with {club}. Please confirm it.',
      'Vous avez demandé que votre compte à {club} utilise cette adresse. Veuillez la confirmer.',
    ],
    button: ['Confirm my new address', 'Confirmer ma nouvelle adresse'],
    until: [
      'The link works once, for 24 hours. Until then your old address stays in use.',
      'Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, votre ancienne adresse reste en vigueur.',
    ],
    ignore: [
      'If you didn’t ask for this, do nothing and nothing changes.',
      'Si vous n’avez rien demandé, ne faites rien et rien ne changera.',
    ],
  },
  category: 'account',
  trueUntil: (_, madeOn) => madeOn + linkLifetimes.change,
  samples: ({ email, token }) => ({ usual: { email, token } }),
  Body: ({ email, token }, { t, club, link }) => (
    <>
      <Paragraph>{t('text', { club: club.name })}</Paragraph>
      <MailedLink
        href={link('confirmEmail', { token, email })}
        label={t('button')}
        notes={[t('until'), t('ignore')]}
      />
    </>
  ),
});
