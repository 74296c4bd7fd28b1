import { SingleAction } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { Note, Paragraph } from '../layout/text';
import type { Templates } from '../template';

/** Mails about the queue for season passes. */
export const passQueue = {
  /** Offers a pass to the first in the queue, and says when the offer is over. */
  'pass-offer': {
    subject: ({ season, until }, { t }) =>
      t(until ? 'passOffer.subject' : 'passOffer.subjectOver', { season: season.name }),
    title: ({ until }, { t }) => t(until ? 'passOffer.title' : 'passOffer.titleOver'),
    Body: ({ season, until }, { t, date, time, money, link }) => (
      <>
        <Paragraph>
          {until ? t('passOffer.text', { date: date(until), time: time(until) }) : t('passOffer.textOver')}
        </Paragraph>
        <Box>
          <Fact label={t('seasonReminder.name')}>{season.name}</Fact>
          <Fact label={t('seasonReminder.dates')}>
            {t('seasonReminder.period', { start: date(season.startDate), end: date(season.endDate) })}
          </Fact>
          {until && <Fact label={t('seasonReminder.price')}>{money(season.price)}</Fact>}
        </Box>
        {until && <Note>{t('passOffer.next')}</Note>}
        <SingleAction href={link('seasonSubscription')}>
          {t(until ? 'seasonReminder.button' : 'passOffer.buttonOver')}
        </SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
