import { deadlineHours } from 'shared-api/instant';
import type { SeasonFacts } from '../facts';
import { SingleAction } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { DateBox } from '../layout/DateBox';
import { PaymentBox } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { useLocalization } from '../layout/use-localization';
import type { Templates } from '../template';
import { GuestsLost } from './places';

const datesOf = (sessions: readonly { sessionDate: string }[]) =>
  sessions.map(({ sessionDate }) => sessionDate);

type SeasonBoxProps = Pick<SeasonFacts, 'startDate' | 'endDate'> & {
  name?: string;
  price?: number | undefined;
};

/** A season or a pass: its dates, and its name and price if they are given. */
export const SeasonBox = ({ name, startDate, endDate, price }: SeasonBoxProps) => {
  const { t, date, money } = useLocalization();
  return (
    <Box>
      {name && <Fact label={t('seasonReminder.name')}>{name}</Fact>}
      <Fact label={t('seasonReminder.dates')}>
        {t('seasonReminder.period', { start: date(startDate), end: date(endDate) })}
      </Fact>
      {price !== undefined && <Fact label={t('seasonReminder.price')}>{money(price)}</Fact>}
    </Box>
  );
};

/** Mails about season passes, and the spots that they hold. */
export const passes = {
  /** Invites to the current season. */
  'season-registration-reminder': {
    subject: ({ season }, { t, club }) =>
      season
        ? t('seasonReminder.subject', { season: season.name })
        : t('seasonReminder.subjectNone', { club: club.name }),
    title: (_, { t }) => t('seasonReminder.title'),
    Body: ({ season, message }, { t, link }) => (
      <>
        <ClubMessage message={message} />
        <Paragraph>{t('seasonReminder.text')}</Paragraph>
        {season ? <SeasonBox {...season} /> : <Paragraph>{t('seasonReminder.none')}</Paragraph>}
        <SingleAction href={link('seasonSubscription')}>{t('seasonReminder.button')}</SingleAction>
      </>
    ),
  },

  /** Confirms a season pass, with its pending payment. */
  'season-registration-confirmation': {
    subject: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.subject' : 'seasonConfirmation.subjectNone'),
    title: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.title' : 'seasonConfirmation.titleNone'),
    Body: (
      { pass, due, held = [], waiting = [], leftQueues = [], keptQueues = [], message },
      { t, link, club },
    ) => (
      <>
        <Paragraph>
          {t(
            !pass
              ? 'seasonConfirmation.none'
              : waiting.length > 0
                ? 'seasonConfirmation.textWaiting'
                : 'seasonConfirmation.text',
          )}
        </Paragraph>
        {pass && <SeasonBox {...pass} />}
        <ClubMessage message={message} />
        {pass && due && <PaymentBox intro={t('seasonConfirmation.due')} due={[due]} />}
        <DateBox title={t('placesHeld.held')} dates={held} />
        <DateBox title={t('placesHeld.waiting')} dates={waiting} />
        {leftQueues.length > 0 && (
          <Paragraph>{t('seasonConfirmation.leftQueues', { seasons: leftQueues.join(', ') })}</Paragraph>
        )}
        {keptQueues.length > 0 && (
          <Paragraph>{t('seasonConfirmation.keptQueues', { seasons: keptQueues.join(', ') })}</Paragraph>
        )}
        {pass && (
          <Note>
            {t('seasonConfirmation.cancel', {
              hours: deadlineHours(club),
              credited: club.creditReleasedDates && pass.price > 0 ? 'yes' : 'no',
            })}
          </Note>
        )}
        <SingleAction href={link(pass ? 'schedule' : 'seasonSubscription')}>
          {t(pass ? 'frame.schedule' : 'seasonReminder.button')}
        </SingleAction>
      </>
    ),
  },

  /** New sessions covered by the reader's pass: they are in, or on the waiting list, automatically. */
  'places-held': {
    subject: ({ held, waiting }, { t, day }) => {
      const [only, ...others] = [...held, ...waiting];
      if (!only || others.length > 0) return t('placesHeld.subject', { count: others.length + 1 });
      const id = held.length > 0 ? 'placesHeld.subjectHeld' : 'placesHeld.subjectWaiting';
      return t(id, { date: day(only.sessionDate) });
    },
    title: ({ held }, { t }) => t(held.length > 0 ? 'placesHeld.title' : 'placesHeld.titleWaiting'),
    Body: ({ held, waiting }, { t, link }) => (
      <>
        <Paragraph>{t('placesHeld.text')}</Paragraph>
        <DateBox title={t('placesHeld.held')} dates={datesOf(held)} />
        <DateBox title={t('placesHeld.waiting')} dates={datesOf(waiting)} />
        {held.length > 0 && <Paragraph>{t('placesHeld.release')}</Paragraph>}
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
      </>
    ),
  },

  /** A pass has ended: the dates whose spots are open to others, and those that are to be paid now. */
  'pass-ended': {
    subject: (_, { t }) => t('passEnded.subject'),
    Body: ({ pass, others = [], released, guests, kept }, { t, date, link }) => (
      <>
        {[pass, ...others].map(({ startDate, endDate }) => (
          <Paragraph key={startDate}>
            {t('passEnded.text', { start: date(startDate), end: date(endDate) })}
          </Paragraph>
        ))}
        <DateBox title={t('passEnded.released')} dates={released} />
        <GuestsLost guests={guests} />
        <PaymentBox intro={t('duesChanged.due', { count: kept.length })} due={kept} />
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
