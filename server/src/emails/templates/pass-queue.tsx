import { SingleAction } from '../layout/actions';
import { Note, Paragraph } from '../layout/text';
import type { Templates } from '../template';
import { SeasonBox } from './passes';

/** Mails about the queue for season passes. */
export const passQueue = {
  /** Offers a pass to the first in the queue, and says when the offer is over. */
  'pass-offer': {
    subject: ({ season, until }, { t }) =>
      t(until ? 'passOffer.subject' : 'passOffer.subjectOver', { season: season.name }),
    title: ({ until }, { t }) => t(until ? 'passOffer.title' : 'passOffer.titleOver'),
    Body: ({ season, until }, { t, date, time, link }) => (
      <>
        <Paragraph>
          {until ? t('passOffer.text', { date: date(until), time: time(until) }) : t('passOffer.textOver')}
        </Paragraph>
        <SeasonBox {...season} price={until ? season.price : undefined} />
        {until && <Note>{t('passOffer.next')}</Note>}
        <SingleAction href={link('seasonSubscription')}>
          {t(until ? 'passOffer.button' : 'seasonReminder.button')}
        </SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
