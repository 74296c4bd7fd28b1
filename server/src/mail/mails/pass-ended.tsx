import type { DueFacts, PassFacts } from '../facts';
import { DateBox, defineMail, GuestsLost, Paragraph, PaymentBox, SingleAction } from '../layout';

interface Props {
  pass: PassFacts;
  /** The passes that ended with it. */
  others?: PassFacts[];
  /** Dates whose spot is given back. */
  released: string[];
  /** First names of guests who lost their spots with it. */
  guests?: string[];
  /** Upcoming and played sessions that are due at the drop-in price now. */
  kept: DueFacts[];
}

/** A pass has ended: the dates whose spots are open to others, and those that are to be paid now. */
export const passEnded = defineMail<Props>()({
  texts: {
    subject: ['Your season pass has ended', 'Votre abonnement de saison a pris fin'],
    text: [
      'Your season pass from {start} to {end} has been ended.',
      'Votre abonnement de saison du {start} au {end} a pris fin.',
    ],
    released: ['Your spot is open to others on', 'Votre place est offerte à d’autres'],
  },
  category: (props) => (props && props.kept.length > 0 ? 'service' : 'passes'),
  samples: ({ due, pass }) => ({
    usual: { pass, released: ['2026-12-05', '2026-12-12'], kept: [due] },
    'with a guest': { pass, released: ['2026-12-05'], guests: ['Noé'], kept: [] },
    'no dates': { pass, released: [], kept: [] },
    'two at once': {
      pass,
      released: [],
      kept: [],
      others: [{ startDate: '2027-03-06', endDate: '2027-05-29', price: 95 }],
    },
  }),
  Body: ({ pass, others = [], released, guests, kept }, { t, date, link }) => (
    <>
      {[pass, ...others].map(({ startDate, endDate }) => (
        <Paragraph key={startDate}>{t('text', { start: date(startDate), end: date(endDate) })}</Paragraph>
      ))}
      <DateBox title={t('released')} dates={released} />
      <GuestsLost guests={guests} />
      <PaymentBox intro={t('pay.uncovered', { count: kept.length })} due={kept} />
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  ),
});
