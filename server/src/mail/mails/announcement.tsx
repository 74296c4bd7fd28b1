import type { WithMessage } from '../facts';
import { ClubMessage, defineMail, Paragraph, SingleAction } from '../layout';

/** An administrator's own text. */
export const announcement = defineMail<WithMessage>()({
  texts: {
    subject: ['News from {club}', '{club} : des nouvelles'],
    title: ['News from the club', 'Des nouvelles du club'],
    text: ['There’s something new at the club.', 'Il y a du nouveau au club.'],
    button: ['Visit the site', 'Visiter le site'],
  },
  category: 'news',
  samples: ({ message }) => ({
    usual: { message },
    'in French only': { message: { fr: message.fr } },
    'own subject': { message, ownSubject: { en: 'New hours', fr: 'Nouvel horaire' } },
    'no message': {},
  }),
  title: ({ ownSubject }, { t, locale }) => ownSubject?.[locale] ?? t('title'),
  Body: ({ message }, { t, link }) => (
    <>
      {message?.en || message?.fr ? <ClubMessage message={message} /> : <Paragraph>{t('text')}</Paragraph>}
      <SingleAction href={link('home')}>{t('button')}</SingleAction>
    </>
  ),
});
