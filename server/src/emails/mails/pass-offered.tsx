import type { SeasonFacts } from '../facts';
import { defineMail, Note, Paragraph, SeasonBox, SingleAction } from '../layout';

/** Offers a pass to the first in the queue, and says that the offer is over: then `until` is null. */
export const passOffered = defineMail<{ season: SeasonFacts; until: string | null }>()({
  texts: {
    subject: [
      'A season pass is waiting for you: {season}',
      'Un abonnement de saison vous attend\u00a0: {season}',
    ],
    subjectOver: [
      'Your season pass offer has ended: {season}',
      'L’offre d’abonnement est terminée\u00a0: {season}',
    ],
    title: ['It’s your turn', 'C’est votre tour'],
    titleOver: ['Your offer has ended', 'Votre offre est terminée'],
    text: [
      'A season pass is yours until {date} at {time}.',
      'Un abonnement de saison est à vous jusqu’au {date} à {time}.',
    ],
    textOver: [
      'You didn’t take the season pass in time, so it’s open to others. If one is left you can still get it, and otherwise join the waiting list again.',
      'Vous n’avez pas pris l’abonnement à temps\u00a0: il est offert à d’autres. S’il en reste, vous pouvez encore en prendre un, et sinon vous réinscrire à la liste d’attente.',
    ],
    next: [
      'Don’t want it? You don’t have to do anything. Leave the waiting list on that page, and the next person gets it sooner.',
      'Vous n’en voulez pas? Vous n’avez rien à faire. Quittez la liste d’attente sur cette page, et la personne suivante l’aura plus tôt.',
    ],
    button: ['Get my season pass', 'Prendre mon abonnement'],
  },
  category: 'passes',
  trueUntil: ({ until }) => (until === null ? null : Date.parse(until)),
  samples: ({ season }) => ({
    usual: { season, until: '2026-11-23T15:04:00Z' },
    'offer over': { season, until: null },
  }),
  subject: ({ season, until }, { t, ...format }) =>
    t(until ? 'subject' : 'subjectOver', { season: format.season(season.name) }),
  title: ({ until }, { t }) => t(until ? 'title' : 'titleOver'),
  Body: ({ season, until }, { t, date, time, link }) => (
    <>
      <Paragraph>{until ? t('text', { date: date(until), time: time(until) }) : t('textOver')}</Paragraph>
      <SeasonBox {...season} price={until ? season.price : undefined} />
      {until && <Note>{t('next')}</Note>}
      <SingleAction href={link('seasonSubscription')}>{t(until ? 'button' : 'frame.passes')}</SingleAction>
    </>
  ),
});
