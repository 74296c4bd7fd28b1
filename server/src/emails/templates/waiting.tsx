import { Action, Actions, SingleAction } from '../layout/actions';
import { ClosingNote } from '../layout/ClosingNote';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import type { Templates } from '../template';
import { PlaceActions, sessionSubject } from './places';

/** Mails to people who wait, or waited, for a spot. */
export const waiting = {
  /** A spot is held for you for a while, or goes to the first who accepts: one click says yes or no. */
  'place-offered': {
    subject: ({ session, until, isCall }, { t, day, moment }) => {
      const date = day(session.sessionDate);
      if (isCall) return t('placeOffered.subjectCall', { date });
      return t('placeOffered.subject', { date, ...moment(new Date(until)) });
    },
    title: (_, { t }) => t('placeOffered.title'),
    Body: ({ userId, session, until, isCall, due, late }, { t, money, moment, answerLink }) => (
      <>
        <Paragraph>
          {isCall ? t('placeOffered.call') : t('placeOffered.held', moment(new Date(until)))}
        </Paragraph>
        <SessionBox session={session} />
        <Paragraph>
          {late
            ? t('placeOffered.late', { price: money(late.amount), isPaid: late.isPaid ? 'yes' : 'no' })
            : due
              ? t('placeOffered.price', { price: money(due.amount) })
              : t('placeOffered.nothingToPay')}
        </Paragraph>
        <Actions>
          <Action href={answerLink(session.id, userId, true)}>{t('attendanceReminder.yes')}</Action>
          <Action href={answerLink(session.id, userId, false)} quiet>
            {t('attendanceReminder.no')}
          </Action>
        </Actions>
        {!isCall && <Paragraph>{t('placeOffered.otherwise')}</Paragraph>}
      </>
    ),
  },

  /** The offer or call is over: expired, accepted by somebody else, or withdrawn. */
  'offer-passed': {
    subject: sessionSubject,
    title: ({ isCall, because = 'taken' }, { t }) =>
      t(isCall ? `offerPassed.title.${because}` : 'offerPassed.title'),
    Body: ({ userId, session, isCall, because = 'taken' }, { t, link }) => (
      <>
        <Paragraph>{t(isCall ? `offerPassed.text.${because}` : 'offerPassed.text')}</Paragraph>
        <SessionBox session={session} />
        {because === 'unanswered' ? (
          <PlaceActions session={session} userId={userId} />
        ) : (
          <SingleAction href={link(isCall ? 'mySessions' : 'schedule')}>
            {t(isCall ? 'attendanceConfirmation.button' : 'frame.schedule')}
          </SingleAction>
        )}
      </>
    ),
  },

  /** You are waiting, and your position in line. */
  'waiting-joined': {
    subject: sessionSubject,
    title: (_, { t }) => t('waitingJoined.title'),
    Body: ({ userId, session, position, wantsSpots = true }, { t, club }) => (
      <>
        <Paragraph>
          {t('place.order', { position })}{' '}
          {t(wantsSpots && club.spotEmails ? 'place.turn' : 'place.turnUnmailed')}
        </Paragraph>
        <SessionBox session={session} />
        <PlaceActions session={session} userId={userId} />
      </>
    ),
  },

  /** You are no longer waiting. */
  'waiting-left': {
    subject: ({ by, session }, { t, day }) =>
      t(by === 'person' ? 'place.subject' : 'waitingLeft.subjectAdministrator', {
        date: day(session.sessionDate),
      }),
    title: (_, { t }) => t('waitingLeft.title'),
    Body: ({ session, by, reason }, { t, link, closing }) => (
      <>
        <Paragraph>{t(`waitingLeft.${by}`)}</Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        {by !== 'administrator' && closing(session) && <Paragraph>{t('waitingLeft.back')}</Paragraph>}
        <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
        <ClosingNote session={session} />
      </>
    ),
  },
} satisfies Partial<Templates>;
