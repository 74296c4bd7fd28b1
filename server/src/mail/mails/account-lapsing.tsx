import { instantOf } from 'shared-api/instant';
import { defineMail, Paragraph, SingleAction } from '../layout';

/** Tells somebody who has been away for long that they will be forgotten, and what keeps them. */
export const accountLapsing = defineMail<{ /** The day on which they are. */ until: string }>()({
  texts: {
    subject: ['Do you want to keep your account?', 'Voulez-vous garder votre compte?'],
    text: [
      'We haven’t seen you at {club} for a long time, and we don’t keep what we know about people for longer than we need it. On {until} we’ll delete your account and your personal data.',
      'Il y a longtemps que nous ne vous avons pas vu à {club}, et nous ne conservons pas de renseignements plus longtemps que nécessaire. Le {until}, nous supprimerons votre compte et vos renseignements personnels.',
    ],
    keep: [
      'To keep it, log in once before that day, or say yes to a session.',
      'Pour le garder, connectez-vous une fois avant ce jour, ou dites oui à une séance.',
    ],
    go: [
      'If you don’t need it any more, you don’t need to do anything.',
      'Si vous n’en avez plus besoin, vous n’avez rien à faire.',
    ],
    button: ['Log in and keep it', 'Me connecter et le garder'],
  },
  category: 'account',
  trueUntil: ({ until }) => instantOf(until, '00:00').getTime(),
  samples: () => ({ usual: { until: '2026-12-21' } }),
  Body: ({ until }, { t, club, date, link }) => (
    <>
      <Paragraph>{t('text', { club: club.name, until: date(until) })}</Paragraph>
      <Paragraph>{t('keep')}</Paragraph>
      <SingleAction href={link('login')}>{t('button')}</SingleAction>
      <Paragraph>{t('go')}</Paragraph>
    </>
  ),
});
