import { PaymentMethod } from 'shared-api/contract';
import { openAmount } from 'shared-api/money';
import type { PaidFacts, ReceiptFacts } from '../facts';
import { SingleAction } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { CreditReturned } from '../layout/CreditNote';
import { askedOf, PaymentBox, purposeOf, totalOf } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import type { MailMessageId } from '../messages';
import type { Templates } from '../template';

const methods: Record<PaymentMethod, MailMessageId> = {
  [PaymentMethod.Interac]: 'method.0',
  [PaymentMethod.CreditCard]: 'method.1',
  [PaymentMethod.PayPal]: 'method.2',
  [PaymentMethod.Other]: 'method.3',
  [PaymentMethod.Cash]: 'method.4',
};

/** The ending of message ids for a payment by money, credit or both. */
const paidBy = ({ amount }: PaidFacts, credit: ReceiptFacts['credit']): '' | 'Credit' | 'Mixed' => {
  if (!credit) return '';
  return credit.used < amount ? 'Mixed' : 'Credit';
};

/** Mails about payments. */
export const payments = {
  /** Asks for a payment: where to send it and the reference to write. If all is said to be sent, says that it has not come. */
  'payment-reminder': {
    subject: ({ due }, { t, money, club }) => {
      const asked = askedOf(due);
      if (asked.length > 0) return t('paymentReminder.subject', { total: money(totalOf(asked)) });
      return due.length > 0
        ? t('paymentReminder.subjectSent', { total: money(totalOf(due)) })
        : t('pay.subjectNone', { club: club.name });
    },
    title: ({ due }, { t }) => {
      if (askedOf(due).length > 0) return t('paymentReminder.title');
      return t(due.length > 0 ? 'paymentReminder.titleSent' : 'paymentReminder.titleNothing');
    },
    Body: ({ due, message }, { t, club }) => {
      if (due.length === 0) {
        return (
          <>
            <ClubMessage message={message} />
            <Paragraph>{t('paymentReminder.nothing')}</Paragraph>
            <Box>
              <Fact label={t('pay.to')}>{club.paymentEmail || t('pay.ask')}</Fact>
            </Box>
          </>
        );
      }
      const asked = askedOf(due);
      if (asked.length === 0) {
        return (
          <>
            <ClubMessage message={message} />
            <PaymentBox sentIntro={t('paymentReminder.textSent')} due={due} />
          </>
        );
      }
      return (
        <>
          <ClubMessage message={message} />
          <PaymentBox intro={t('paymentReminder.text')} due={asked} />
          <Note>{t('paymentReminder.crossed')}</Note>
        </>
      );
    },
  },

  /** A receipt. */
  'payment-confirmation': {
    subject: ({ payment, credit }, { t, money, club }) =>
      payment
        ? t(`paymentConfirmation.subject${paidBy(payment, credit)}`, { amount: money(payment.amount) })
        : t('pay.subjectNone', { club: club.name }),
    title: ({ payment, credit }, { t }) =>
      t(payment ? `paymentConfirmation.title${paidBy(payment, credit)}` : 'paymentConfirmation.titleNone'),
    Body: ({ payment, credit, message }, localization) => {
      const { t, money, date, link } = localization;
      return (
        <>
          <Paragraph>
            {payment
              ? t(`paymentConfirmation.text${paidBy(payment, credit)}`, {
                  received: money(payment.amount - (credit?.used ?? 0)),
                  used: money(credit?.used ?? 0),
                  left: money(credit?.left ?? 0),
                })
              : t('paymentConfirmation.none')}
          </Paragraph>
          {payment && (
            <Box>
              <Fact label={t('pay.amount')}>{money(payment.amount)}</Fact>
              <Fact label={t('pay.for')}>{purposeOf(payment, localization)}</Fact>
              <Fact label={t('paymentConfirmation.date')}>{date(payment.paymentDate)}</Fact>
              {paidBy(payment, credit) !== 'Mixed' && (
                <Fact label={t('paymentConfirmation.method')}>
                  {t(credit ? 'method.credit' : methods[payment.method])}
                </Fact>
              )}
              <Fact label={t('paymentConfirmation.reference')}>{payment.reference}</Fact>
            </Box>
          )}
          <ClubMessage message={message} />
          {payment && (
            <SingleAction href={link('player-portal/balance')}>{t('paymentReceived.button')}</SingleAction>
          )}
        </>
      );
    },
  },

  /** Says how money that was too little, too much or in advance was used. */
  'payment-received': {
    subject: ({ amount }, { t, money }) => t('paymentConfirmation.subject', { amount: money(amount) }),
    title: (_, { t }) => t('paymentConfirmation.title'),
    Body: ({ amount, date: day, paid, begun, credit }, localization) => {
      const { t, money, date, link } = localization;
      return (
        <>
          <Paragraph>{t('paymentReceived.text', { amount: money(amount), date: date(day) })}</Paragraph>
          {paid.length > 0 && (
            <>
              <Paragraph>{t('paymentReceived.paid')}</Paragraph>
              <Box>
                {paid.map((one) => (
                  <Fact key={one.reference} label={purposeOf(one, localization)}>
                    {money(one.amount)}
                  </Fact>
                ))}
              </Box>
            </>
          )}
          {begun.map(({ paid: come, ...due }) => {
            const rest = openAmount({ ...due, paid: come });
            const amounts = { come: money(come), amount: money(due.amount), rest: money(rest) };
            const intro = t('paymentReceived.begun', amounts);
            return <PaymentBox key={due.reference} intro={intro} due={[{ ...due, amount: rest }]} />;
          })}
          {credit > 0 && <Paragraph>{t('paymentReceived.credit', { credit: money(credit) })}</Paragraph>}
          <SingleAction href={link('player-portal/balance')}>{t('paymentReceived.button')}</SingleAction>
        </>
      );
    },
  },

  /** Says that a transfer no longer counts for its reader, and what is due again. */
  'payment-put-back': {
    subject: ({ amount }, { t, money }) => t('paymentPutBack.subject', { amount: money(amount) }),
    title: (_, { t }) => t('paymentPutBack.title'),
    Body: ({ amount, date: day, due, credit }, { t, money, date, link }) => (
      <>
        <Paragraph>{t('paymentPutBack.text', { amount: money(amount), date: date(day) })}</Paragraph>
        <PaymentBox intro={t('paymentPutBack.due')} due={due} />
        {credit !== null && <Paragraph>{t('paymentPutBack.credit', { credit: money(credit) })}</Paragraph>}
        <Note>{t('paymentPutBack.yours')}</Note>
        <SingleAction href={link('player-portal/balance')}>{t('paymentReceived.button')}</SingleAction>
      </>
    ),
  },

  /** Says that a session's payment became credit. */
  'payment-credited': {
    subject: ({ credit }, { t, money }) => t('paymentCredited.subject', { amount: money(credit.returned) }),
    title: (_, { t }) => t('paymentCredited.title'),
    Body: ({ date, credit }, { t, day, link }) => (
      <>
        <Paragraph>{t('paymentCredited.text', { date: day(date) })}</Paragraph>
        <CreditReturned credit={credit} />
        <SingleAction href={link('player-portal/balance')}>{t('paymentReceived.button')}</SingleAction>
      </>
    ),
  },

  /** Says that a refund was sent. */
  'refund-sent': {
    subject: ({ refund }, { t, money }) => t('refundSent.subject', { amount: money(refund.amount) }),
    title: (_, { t }) => t('refundSent.title'),
    Body: ({ refund }, { t, money, day }) => (
      <>
        <Paragraph>{t('refundSent.text')}</Paragraph>
        <Box>
          <Fact label={t('pay.amount')}>{money(refund.amount)}</Fact>
          <Fact label={t('pay.sentOn')}>{day(refund.sentOn)}</Fact>
          {refund.reference && <Fact label={t('paymentConfirmation.reference')}>{refund.reference}</Fact>}
          {refund.note && <Fact label={t('refundSent.note')}>{refund.note}</Fact>}
        </Box>
      </>
    ),
  },

  /** Lists the sessions that a pass covers now, and those to be paid. */
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
        <PaymentBox intro={t('duesChanged.due', { count: due.length })} due={due} />
        <SingleAction href={link('mySessions')}>{t('attendanceConfirmation.button')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
