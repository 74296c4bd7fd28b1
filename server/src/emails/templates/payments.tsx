import { Plan } from 'shared-api/contract';
import { SingleAction } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox, totalOf } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import type { MailMessageId } from '../messages';
import type { Templates } from '../template';

const methods: readonly MailMessageId[] = ['method.0', 'method.1', 'method.2', 'method.3'];

/** Mails about payments and season passes. */
export const payments = {
  /** Asks for what is owed, with where to send it and what to write. */
  'payment-reminder': {
    subject: ({ due }, { t, money, club }) =>
      due.length > 0
        ? t('paymentReminder.subject', { total: money(totalOf(due)) })
        : t('pay.subjectNone', { club: club.name }),
    title: ({ due }, { t }) => t(due.length > 0 ? 'paymentReminder.title' : 'paymentReminder.titleNothing'),
    Body: ({ due, message }, { t, club }) => {
      if (due.length === 0) {
        return (
          <>
            <ClubMessage message={message} />
            <Paragraph>{t('paymentReminder.nothing')}</Paragraph>
            <Box>
              <Fact label={t('pay.to')}>{club.paymentEmail}</Fact>
            </Box>
          </>
        );
      }
      return (
        <>
          <ClubMessage message={message} />
          <Paragraph>{t('paymentReminder.text')}</Paragraph>
          <PaymentBox due={due} />
          <Note>{t('paymentReminder.crossed')}</Note>
        </>
      );
    },
  },

  /** A receipt. */
  'payment-confirmation': {
    subject: ({ payment }, { t, money, club }) =>
      payment
        ? t('paymentConfirmation.subject', { amount: money(payment.amount) })
        : t('pay.subjectNone', { club: club.name }),
    title: ({ payment }, { t }) => t(payment ? 'paymentConfirmation.title' : 'paymentConfirmation.titleNone'),
    Body: ({ payment, message }, { t, money, date }) => (
      <>
        <Paragraph>{t(payment ? 'paymentConfirmation.text' : 'paymentConfirmation.none')}</Paragraph>
        {payment && (
          <Box>
            <Fact label={t('pay.amount')}>{money(payment.amount)}</Fact>
            <Fact label={t('pay.for')}>
              {t(payment.plan === Plan.Membership ? 'pay.seasonUndated' : 'pay.dropInUndated')}
            </Fact>
            <Fact label={t('paymentConfirmation.date')}>{date(payment.paymentDate)}</Fact>
            <Fact label={t('paymentConfirmation.method')}>{t(methods[payment.method] ?? 'method.3')}</Fact>
            <Fact label={t('paymentConfirmation.reference')}>{payment.reference}</Fact>
          </Box>
        )}
        <ClubMessage message={message} />
      </>
    ),
  },

  /** Says which coming sessions a pass covers now, and which are to be paid. */
  'session-dues-changed': {
    subject: (_, { t }) => t('duesChanged.subject'),
    title: (_, { t }) => t('duesChanged.title'),
    Body: ({ included, due }, { t, day, link }) => (
      <>
        {included.length > 0 && (
          <>
            <Paragraph>{t('duesChanged.included', { count: included.length })}</Paragraph>
            <Box>
              {included.map((date) => (
                <Fact key={date} label={t('duesChanged.session')}>
                  {day(date)}
                </Fact>
              ))}
            </Box>
          </>
        )}
        {due.length > 0 && (
          <>
            <Paragraph>{t('duesChanged.due', { count: due.length })}</Paragraph>
            <PaymentBox due={due} />
          </>
        )}
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
      </>
    ),
  },

  /** Invites to the current season. */
  'season-registration-reminder': {
    subject: ({ season }, { t, club }) =>
      season
        ? t('seasonReminder.subject', { season: season.name })
        : t('seasonReminder.subjectNone', { club: club.name }),
    title: (_, { t }) => t('seasonReminder.title'),
    Body: ({ season, message }, { t, date, money, link }) => (
      <>
        <ClubMessage message={message} />
        <Paragraph>{t('seasonReminder.text')}</Paragraph>
        {season ? (
          <Box>
            <Fact label={t('seasonReminder.name')}>{season.name}</Fact>
            <Fact label={t('seasonReminder.dates')}>
              {t('seasonReminder.period', { start: date(season.startDate), end: date(season.endDate) })}
            </Fact>
            <Fact label={t('seasonReminder.price')}>{money(season.price)}</Fact>
          </Box>
        ) : (
          <Paragraph>{t('seasonReminder.none')}</Paragraph>
        )}
        <SingleAction href={link('seasonSubscription')}>{t('seasonReminder.button')}</SingleAction>
      </>
    ),
  },

  /** Confirms a season pass, with the payment that it still waits for. */
  'season-registration-confirmation': {
    subject: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.subject' : 'seasonConfirmation.subjectNone'),
    title: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.title' : 'seasonConfirmation.titleNone'),
    Body: ({ pass, due, message }, { t, date, money, link }) => (
      <>
        <Paragraph>{t(pass ? 'seasonConfirmation.text' : 'seasonConfirmation.none')}</Paragraph>
        {pass && (
          <Box>
            <Fact label={t('seasonReminder.dates')}>
              {t('seasonReminder.period', { start: date(pass.startDate), end: date(pass.endDate) })}
            </Fact>
            <Fact label={t('seasonReminder.price')}>{money(pass.price)}</Fact>
          </Box>
        )}
        <ClubMessage message={message} />
        {pass && due && (
          <>
            <Paragraph>{t('seasonConfirmation.due')}</Paragraph>
            <PaymentBox due={[due]} />
          </>
        )}
        {pass && <Note>{t('seasonConfirmation.cancel')}</Note>}
        <SingleAction href={link(pass ? 'schedule' : 'seasonSubscription')}>
          {t(pass ? 'frame.schedule' : 'seasonReminder.button')}
        </SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
