import { addDays } from 'shared-api/calendar';
import type { Season } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { SeasonFacts } from '../facts';
import { defineMail, Paragraph, SeasonBox, SingleAction } from '../layout';

/** The passes of a season that you wanted to be told of are on sale. */
export const passesOpened = defineMail<{
  season: SeasonFacts & Pick<Season, 'id'>;
  /** How many there were when this was written; null: no limit. */
  left: number | null;
}>()({
  texts: {
    subject: ['Season passes are on sale: {season}', 'Abonnements en vente\u00a0: {season}'],
    title: ['Season passes are on sale', 'Les abonnements sont en vente'],
    text: ['You can get yours now.', 'Vous pouvez maintenant vous abonner.'],
    left: [
      '{left, plural, one {# pass was} other {# passes were}} left at the opening.',
      'À l’ouverture, il restait {left, plural, one {# abonnement} other {# abonnements}}.',
    ],
  },
  category: 'service',
  push: {
    kind: 'spots',
    line: (_, { t }) => t('text'),
    page: ({ season: { id } }, { link }) => link('seasonSubscription', { season: id }),
  },
  trueUntil: ({ season: { endDate } }) => instantOf(addDays(endDate, 1), '00:00').getTime(),
  samples: ({ season }) => ({
    usual: { season: { ...season, id: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b03' }, left: 20 },
    'no limit': { season: { ...season, id: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b03' }, left: null },
  }),
  subject: ({ season }, { t, ...format }) => t('subject', { season: format.season(season.name) }),
  Body: ({ season: { id, ...season }, left }, { t, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <SeasonBox {...season} />
      {left !== null && <Paragraph>{t('left', { left })}</Paragraph>}
      <SingleAction href={link('seasonSubscription', { season: id })}>{t('frame.passes')}</SingleAction>
    </>
  ),
});
