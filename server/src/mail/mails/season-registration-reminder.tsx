import type { SeasonToSell, WithMessage } from '../facts';
import { ClubMessage, defineMail, Paragraph, SeasonBox, SingleAction } from '../layout';

/** Invites to the current season. */
export const seasonRegistrationReminder = defineMail<WithMessage & { season: SeasonToSell | null }>()({
  texts: {
    subject: ['Season pass: {season}', 'Abonnement de saison\u00a0: {season}'],
    subjectNone: ['The {club} season pass', '{club} : l’abonnement de saison'],
    title: ['Play the whole season', 'Jouez toute la saison'],
    text: [
      'Pay once, and your spot is saved every week, while spots last.',
      'Payez une seule fois, et votre place est réservée chaque semaine, tant qu’il reste des places.',
    ],
    opens: ['Passes open on {day} at {time}.', 'Les abonnements seront en vente le {day} à {time}.'],
    none: [
      'The dates and price of the next season will be announced soon.',
      'Les dates et le prix de la prochaine saison seront bientôt annoncés.',
    ],
  },
  category: 'news',
  samples: ({ season, message }) => ({
    usual: { season },
    'before it opens': { season: { ...season, opensAt: '2026-11-28T17:00:00Z' } },
    'no season': { message, season: null },
  }),
  subject: ({ season }, { t, club, ...format }) =>
    season ? t('subject', { season: format.season(season.name) }) : t('subjectNone', { club: club.name }),
  Body: ({ season, message }, { t, link, moment }) => (
    <>
      <ClubMessage message={message} />
      <Paragraph>{t('text')}</Paragraph>
      {season?.opensAt && <Paragraph>{t('opens', moment(new Date(season.opensAt)))}</Paragraph>}
      {season ? <SeasonBox {...season} /> : <Paragraph>{t('none')}</Paragraph>}
      <SingleAction href={link('seasonSubscription')}>{t('frame.passes')}</SingleAction>
    </>
  ),
});
