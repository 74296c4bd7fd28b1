import { rules } from 'shared-api/contract';
import { defineMail, Paragraph, SingleAction } from '../layout';

interface Props {
  /** Sessions missed within 60 days. */
  count: number;
  /** Until when one may say yes in the last hours only; null: one more, and it is so. */
  until: string | null;
}

/** Somebody missed a session without freeing the spot: what follows from one more, or from this one. */
export const noShows = defineMail<Props>()({
  texts: {
    subject: ['We missed you on the court', 'Vous nous avez manqué au gymnase'],
    warned: [
      'You had a spot, and we didn’t see you. If you miss one more session without freeing your spot, for {days} days you’ll be able to answer only in the last {hours} hours before a session.',
      'Vous aviez une place, et nous ne vous avons pas vu arriver. Si vous manquez une autre séance sans libérer votre place, vous pourrez répondre seulement dans les {hours} dernières heures avant une séance, pendant {days}\u00a0jours.',
    ],
    limited: [
      'You missed {count, plural, one {a session} other {# sessions}} within {within} days without freeing your spot. Until {until}, you can answer only in the last {hours} hours before a session. The spots that you have stay yours.',
      'Vous avez manqué {count, plural, one {une séance} other {# séances}} en {within}\u00a0jours sans libérer votre place. D’ici le {until}, vous pouvez répondre seulement dans les {hours} dernières heures avant une séance. Vos places déjà réservées restent à vous.',
    ],
    why: [
      'When you free your spot, someone else can play. Were you there, or is there a good reason? Let us know.',
      'Quand vous libérez votre place, quelqu’un d’autre peut jouer. Vous étiez là, ou vous aviez une bonne raison? Dites-le-nous.',
    ],
  },
  category: 'service',
  samples: () => ({
    warned: { count: 1, until: null },
    usual: { count: 2, until: '2026-12-28T15:00:00.000Z' },
  }),
  Body: ({ count, until }, { t, date, link }) => (
    <>
      <Paragraph>
        {until === null
          ? t('warned', { days: rules.noShows.days, hours: rules.noShows.lastHours })
          : t('limited', {
              ...{ count, until: date(until), within: rules.noShows.withinDays },
              hours: rules.noShows.lastHours,
            })}
      </Paragraph>
      <Paragraph>{t('why')}</Paragraph>
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  ),
});
