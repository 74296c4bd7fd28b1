import type { Subscription } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';

export interface EndingTextProps {
  /** The passes that end. */
  passes: readonly Subscription[];
  /** Whether another pass stays. */
  keepsOther?: boolean;
}

/** Whether their holder may end these passes now. */
export const canEnd = (passes: readonly Subscription[]): boolean =>
  !passes.some(({ ending }) => ending?.mustBePaid);

/**
 * What follows when passes end: what is owed for sessions played and spots that stay, and that nothing is given back; or
 * why they cannot end.
 */
export function EndingText({ passes, keepsOther = false }: EndingTextProps) {
  const text = useText();
  const format = useFormat();
  const endings = passes.flatMap(({ ending }) => ending ?? []);
  if (!canEnd(passes)) return text('subscription.ending.mustBePaid');
  const sumOf = (which: 'played' | 'stays') => ({
    count: endings.reduce((sum, ending) => sum + ending[which].count, 0),
    amount: endings.reduce((sum, ending) => sum + ending[which].amount, 0),
  });
  const [played, stays] = [sumOf('played'), sumOf('stays')];
  const ends = [text('subscription.ending', { count: passes.length })];
  if (played.count > 0)
    ends.push(text('subscription.ending.played', { ...played, amount: format.money(played.amount) }));
  if (endings.some(({ isPaid }) => isPaid)) ends.push(text('subscription.ending.paid'));
  const lines = [ends.join(' ')];
  if (stays.count > 0)
    lines.push(text('subscription.ending.stays', { ...stays, amount: format.money(stays.amount) }));
  if (keepsOther) lines.push(text('subscription.ending.other'));
  return lines.map((line) => (
    <Typography key={line} component="span" sx={{ display: 'block', '& + &': { mt: 1.5 } }}>
      {line}
    </Typography>
  ));
}
