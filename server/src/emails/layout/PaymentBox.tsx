import { Plan } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { DueFacts } from '../facts';
import type { Localization } from '../localization';
import { Box, Fact } from './boxes';
import { styles } from './styles';
import { Note, Paragraph } from './text';
import { useLocalization } from './use-localization';

/** The sum of several payments, computed in cents. */
export const totalOf = (due: readonly DueFacts[]): number =>
  due.reduce((cents, { amount }) => cents + centsOf(amount), 0) / 100;

interface PaymentBoxProps {
  /** Text above the boxes, if there is anything to pay. */
  intro?: string;
  due: readonly DueFacts[];
}

/** What to pay, where, and the reference: one box for each payment, since each has its own reference. */
export function PaymentBox({ intro, due }: PaymentBoxProps) {
  const localization = useLocalization();
  const { t, money, club } = localization;
  return (
    <>
      {intro && due.length > 0 && <Paragraph>{intro}</Paragraph>}
      {due.map((one) => (
        <Box key={one.reference} title={purposeOf(one, localization)}>
          <Fact label={t('pay.amount')}>{money(one.amount)}</Fact>
          <Fact label={t('pay.to')}>{club.paymentEmail || t('pay.ask')}</Fact>
          <Fact label={t('pay.reference')}>
            <span style={styles.reference}>{one.reference}</span>
          </Fact>
        </Box>
      ))}
      {due.length > 1 && (
        <Box>
          <Fact label={t('pay.total')}>{money(totalOf(due))}</Fact>
        </Box>
      )}
      {due.length > 0 && <Note>{t('pay.why')}</Note>}
    </>
  );
}

/** What a payment is for, in words. */
export function purposeOf(
  { plan, date }: Pick<DueFacts, 'plan' | 'date'>,
  { t, ...localization }: Localization,
): string {
  if (plan === Plan.Membership) {
    return date ? t('pay.season', { date: localization.date(date) }) : t('pay.seasonUndated');
  }
  return date ? t('pay.dropIn', { date: localization.day(date) }) : t('pay.dropInUndated');
}
