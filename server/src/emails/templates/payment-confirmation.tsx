import { Plan } from 'shared-api/contract';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import type { MailMessageId } from '../messages';
import { defineEmail } from '../template';

const methods: readonly MailMessageId[] = ['method.0', 'method.1', 'method.2', 'method.3'];

/** A receipt. */
export const paymentConfirmation = defineEmail<'payment-confirmation'>({
  subject: ({ payment }, { t, money, club }) =>
    payment
      ? t('paymentConfirmation.subject', { amount: money(payment.amount) })
      : t('paymentConfirmation.subjectNone', { club: club.name }),
  title: ({ payment }, { t }) => t(payment ? 'paymentConfirmation.title' : 'paymentConfirmation.titleNone'),
  Body: ({ payment, message, localization }) => {
    const { t, money, date } = localization;
    return (
      <>
        <Paragraph>{t(payment ? 'paymentConfirmation.text' : 'paymentConfirmation.none')}</Paragraph>
        {payment && (
          <Box>
            <Fact label={t('pay.amount')}>{money(payment.amount)}</Fact>
            <Fact label={t('pay.for')}>
              {t(
                payment.plan === Plan.Membership
                  ? 'paymentConfirmation.season'
                  : 'paymentConfirmation.dropIn',
              )}
            </Fact>
            <Fact label={t('paymentConfirmation.date')}>{date(payment.paymentDate)}</Fact>
            <Fact label={t('paymentConfirmation.method')}>{t(methods[payment.method] ?? 'method.3')}</Fact>
            <Fact label={t('paymentConfirmation.reference')}>{payment.reference}</Fact>
          </Box>
        )}
        <ClubMessage localization={localization} message={message} />
      </>
    );
  },
});
