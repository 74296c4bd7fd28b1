import { SingleAction } from '../layout/actions';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import type { Templates } from '../template';
import { GuestsLost, PlaceActions } from './places';

/** Mails about places given up too late, or not paid. */
export const late = {
  /** A late no is free after all: somebody has taken the place, or the club waived it. */
  'late-no-forgiven': {
    subject: ({ session }, { t, day }) => t('lateForgiven.subject', { date: day(session.sessionDate) }),
    title: (_, { t }) => t('lateForgiven.title'),
    Body: ({ session, by, guest, reason }, { t, link }) => (
      <>
        <Paragraph>{guest ? t(`lateForgiven.${by}Guest`, { guest }) : t(`lateForgiven.${by}`)}</Paragraph>
        <ClubMessage message={reason} />
        <SessionBox session={session} />
        <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      </>
    ),
  },

  /** The reader's place is not paid; after the deadline it may go to people who wait. */
  'unpaid-reminder': {
    subject: ({ session }, { t, day }) => t('unpaidReminder.subject', { date: day(session.sessionDate) }),
    title: ({ due }, { t }) => t(due.sentOn ? 'paymentReminder.titleSent' : 'unpaidReminder.title'),
    Body: ({ userId, session, due, until }, { t, moment }) => (
      <>
        <Paragraph>{t('unpaidReminder.text', moment(new Date(until)))}</Paragraph>
        <SessionBox session={session} />
        <PaymentBox sentIntro={t('paymentReminder.textSent')} due={[due]} />
        <PlaceActions session={session} userId={userId} />
      </>
    ),
  },

  /** The reader's unpaid place went to somebody who waited. */
  'place-lapsed': {
    subject: ({ session }, { t, day }) => t('placeLapsed.subject', { date: day(session.sessionDate) }),
    title: (_, { t }) => t('placeLapsed.title'),
    Body: ({ session, guests }, { t, link }) => (
      <>
        <Paragraph>{t('placeLapsed.text')}</Paragraph>
        <SessionBox session={session} />
        <GuestsLost guests={guests} />
        <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
