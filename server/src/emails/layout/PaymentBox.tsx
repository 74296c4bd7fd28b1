import { Plan } from 'shared-api/contract';
import type { DueFacts } from '../facts';
import type { Localization } from '../localization';
import { Box, Fact } from './boxes';
import { styles } from './styles';
import { Note } from './text';

/** What several payments come to, counted in cents. */
export const totalOf = (due: readonly DueFacts[]): number =>
  due.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

interface PaymentBoxProps {
  localization: Localization;
  due: readonly DueFacts[];
}

/** What to pay, where, and what to write: one box for each payment, since each has a reference of its own. */
export const PaymentBox = ({ localization, due }: PaymentBoxProps) => (
  <>
    {due.map((one) => (
      <Box key={one.reference} title={purposeOf(one, localization)}>
        <Fact label={localization.t('pay.amount')}>{localization.money(one.amount)}</Fact>
        <Fact label={localization.t('pay.to')}>{localization.club.paymentEmail}</Fact>
        <Fact label={localization.t('pay.reference')}>
          <span style={styles.reference}>{one.reference}</span>
        </Fact>
      </Box>
    ))}
    {due.length > 1 && (
      <Box>
        <Fact label={localization.t('pay.total')}>{localization.money(totalOf(due))}</Fact>
      </Box>
    )}
    {due.length > 0 && <Note>{localization.t('pay.why')}</Note>}
  </>
);

function purposeOf({ plan, date }: DueFacts, { t, ...localization }: Localization): string {
  if (plan === Plan.Membership) {
    return date ? t('pay.season', { date: localization.date(date) }) : t('pay.seasonUndated');
  }
  return date ? t('pay.dropIn', { date: localization.day(date) }) : t('pay.dropInUndated');
}
