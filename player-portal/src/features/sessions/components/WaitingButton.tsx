import type { Session } from 'shared-api';
import { Button, type ButtonProps, useFormat, useText } from 'shared-ui';
import { useWaitingList } from '../use-waiting-list';

export interface WaitingButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'fullWidth'> {
  session: Session;
  /** Adds the date for screen readers, where there are several on a page. */
  isNamed?: boolean;
}

/** Joins the waiting list of a full session, or leaves it. */
export function WaitingButton({ session, isNamed = false, ...props }: WaitingButtonProps) {
  const text = useText();
  const format = useFormat();
  const { join, leave } = useWaitingList(session);
  const isWaiting = session.waitingPosition !== null;
  const date = format.date(session.sessionDate, 'day');
  const name = isWaiting ? 'schedule.waiting.leaveOn' : 'schedule.waiting.joinOn';
  return (
    <Button
      {...props}
      loading={join.isPending || leave.isPending}
      aria-label={isNamed ? text(name, { date }) : undefined}
      onClick={() => (isWaiting ? leave.mutate() : join.mutate(undefined))}
    >
      {text(isWaiting ? 'schedule.waiting.leave' : 'schedule.waiting.join')}
    </Button>
  );
}
