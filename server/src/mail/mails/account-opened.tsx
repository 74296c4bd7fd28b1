import { startOf } from 'shared-api/instant';
import { type SessionFacts, takesPlace } from '../facts';
import { defineMail, Paragraph, SessionBox, SingleAction } from '../layout';

/** Welcomes a player whose account has just opened; a setting switches it off. */
export const accountOpened = defineMail<{ next: SessionFacts | null }>()({
  texts: {
    subject: ['Welcome to {club}', 'Bienvenue à {club}'],
    title: ['Welcome to the club', 'Bienvenue au club'],
    text: [
      'Your account is ready. All levels play together.',
      'Votre compte est prêt. On joue tous niveaux confondus.',
    ],
    how: [
      'Bring shoes, water and a good attitude.',
      'Apportez des souliers, de l’eau et votre bonne humeur.',
    ],
  },
  category: 'account',
  trueUntil: ({ next }) => next && startOf(next).getTime(),
  samples: ({ session }) => ({ usual: { next: session }, 'no session': { next: null } }),
  Body: ({ next }, { t, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Paragraph>{t('how')}</Paragraph>
      {next && takesPlace(next) && <SessionBox session={next} title={t('session.title')} withPlaces />}
      <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
    </>
  ),
});
