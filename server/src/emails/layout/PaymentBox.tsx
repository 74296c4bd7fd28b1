import { Plan } from 'shared-api/contract';
import type { DueFacts } from '../facts';
import type { Voice } from '../voice';
import { Box, Fact } from './boxes';
import { styles } from './styles';
import { Note } from './text';

/** What several payments come to, counted in cents. */
export const totalOf = (due: readonly DueFacts[]): number =>
  due.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

interface PaymentBoxProps {
  voice: Voice;
  due: readonly DueFacts[];
}

/** What to pay, where, and what to write: one box for each payment, since each has a reference of its own. */
export const PaymentBox = ({ voice, due }: PaymentBoxProps) => (
  <>
    {due.map((one) => (
      <Box key={one.reference} title={purposeOf(one, voice)}>
        <Fact label={voice.say('pay.amount')}>{voice.money(one.amount)}</Fact>
        <Fact label={voice.say('pay.to')}>{voice.club.paymentEmail}</Fact>
        <Fact label={voice.say('pay.reference')}>
          <span style={styles.reference}>{one.reference}</span>
        </Fact>
      </Box>
    ))}
    {due.length > 1 && (
      <Box>
        <Fact label={voice.say('pay.total')}>{voice.money(totalOf(due))}</Fact>
      </Box>
    )}
    {due.length > 0 && <Note>{voice.say('pay.why')}</Note>}
  </>
);

function purposeOf({ plan, date }: DueFacts, { say, ...voice }: Voice): string {
  if (plan === Plan.Membership) {
    return date ? say('pay.season', { date: voice.date(date) }) : say('pay.seasonUndated');
  }
  return date ? say('pay.dropIn', { date: voice.day(date) }) : say('pay.dropInUndated');
}
