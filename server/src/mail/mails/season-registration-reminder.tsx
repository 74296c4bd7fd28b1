import type { SeasonFacts, WithMessage } from '../facts';
import { ClubMessage, defineMail, Paragraph, SeasonBox, SingleAction } from '../layout';

/** Invites to the current season. */
export const seasonRegistrationReminder = defineMail<WithMessage & { season: SeasonFacts | null }>()({
  texts: {
    subject: ['Season pass: {season}', 'Abonnement de saison\u00a0: {season}'],
    subjectNone: ['The {club} season pass', '{club} : l’abonnement de saison'],
    title: ['Play the whole season', 'Jouez toute la saison'],
    text: [
      'Pay once, and your spot is saved every week, while spots last.',
      'Payez une seule fois, et votre place est réservée chaque semaine, tant qu’il reste des places.',
    ],
    none: [
      'The dates and price of the next season will be announced soon.',
      'Les dates et le prix de la prochaine saison seront bientôt annoncés.',
    ],
  },
  category: 'news',
  samples: ({ season, message }) => ({
    usual: { season },
    'no season': { message, season: null },
  }),
  subject: ({ season }, { t, club, ...format }) =>
    season ? t('subject', { season: format.season(season.name) }) : t('subjectNone', { club: club.name }),
  Body: ({ season, message }, { t, link }) => (
    <>
      <ClubMessage message={message} />
      <Paragraph>{t('text')}</Paragraph>
      {season ? <SeasonBox {...season} /> : <Paragraph>{t('none')}</Paragraph>}
      <SingleAction href={link('seasonSubscription')}>{t('frame.passes')}</SingleAction>
    </>
  ),
});
