import { clubDate } from 'shared-api/calendar';
import { Plan } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { DueFacts, PurposeFacts } from '../facts';
import type { Localization } from '../localization';
import { Box, Fact } from './boxes';
import { styles } from './styles';
import { Note, Paragraph } from './text';
import { useLocalization } from './use-localization';

/** The sum of several payments, computed in cents. */
export const totalOf = (due: readonly DueFacts[]): number =>
  due.reduce((cents, { amount }) => cents + centsOf(amount), 0) / 100;

interface PaymentBoxProps {
  /** Text above what is to be paid, and above what the reader says to have sent; if there is any. */
  intro?: string;
  sentIntro?: string;
  due: readonly DueFacts[];
}

/**
 * What to pay, where, and the reference: one box for each payment, since each has its own reference. What the reader
 * says to have sent is not asked for again.
 */
export function PaymentBox({ intro, sentIntro, due }: PaymentBoxProps) {
  const localization = useLocalization();
  const { t, money, day, club } = localization;
  const asked = askedOf(due);
  const sent = due.flatMap(({ sentOn, ...one }) => (sentOn ? { ...one, sentOn } : []));
  return (
    <>
      {intro && asked.length > 0 && <Paragraph>{intro}</Paragraph>}
      {asked.map((one) => (
        <Box key={one.reference} title={purposeOf(one, localization)}>
          <Fact label={t('pay.amount')}>{money(one.amount)}</Fact>
          <Fact label={t('pay.to')}>{club.paymentEmail || t('pay.ask')}</Fact>
          <Fact label={t('pay.reference')}>
            <span style={styles.reference}>{one.reference}</span>
          </Fact>
        </Box>
      ))}
      {asked.length > 1 && (
        <Box>
          <Fact label={t('pay.total')}>{money(totalOf(asked))}</Fact>
        </Box>
      )}
      {asked.length > 0 && <Note>{t('pay.why')}</Note>}
      {sentIntro && sent.length > 0 && <Paragraph>{sentIntro}</Paragraph>}
      {sent.map(({ sentOn, ...one }) => (
        <Box key={one.reference} title={purposeOf(one, localization)}>
          <Fact label={t('pay.amount')}>{money(one.amount)}</Fact>
          <Fact label={t('pay.to')}>{club.paymentEmail || t('pay.ask')}</Fact>
          <Fact label={t('pay.sentOn')}>{day(clubDate(new Date(sentOn)))}</Fact>
        </Box>
      ))}
    </>
  );
}

/** The payments that are asked for: not those that their payer says to have sent. */
export const askedOf = (due: readonly DueFacts[]): DueFacts[] => due.filter(({ sentOn }) => !sentOn);

/** What a payment is for, and why, in words: “Session of Saturday, November 28 · guest: Camille · cancelled late”. */
export function purposeOf(
  { plan, date, guestName, late, opening }: Pick<DueFacts, 'plan'> & Partial<PurposeFacts>,
  { t, ...localization }: Localization,
): string {
  const pass = date ? t('pay.season', { date: localization.date(date) }) : t('pay.seasonUndated');
  const session = date ? t('pay.dropIn', { date: localization.day(date) }) : t('pay.dropInUndated');
  return [
    plan === Plan.Membership ? pass : !opening && session,
    opening && t('pay.opening'),
    guestName && t('pay.guest', { name: guestName }),
    late && t('pay.late'),
  ]
    .filter(Boolean)
    .join(' · ');
}
