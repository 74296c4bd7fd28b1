import type { Session } from 'shared-api';
import { Button, type ButtonProps, useText } from 'shared-ui';
import { useAnswersFrom } from '../../no-shows/use-answers-from';
import { useClosing } from '../use-closing';
import { useSessionName } from '../use-session-name';
import { useWaitingList } from '../use-waiting-list';

export interface WaitingButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'fullWidth'> {
  session: Session;
  /** Adds the date and start for screen readers, where there are several on a page. */
  isNamed?: boolean;
}

/** Joins the waiting list of a full session, or leaves it; whoever missed too many sessions joins only late. */
export function WaitingButton({ session, isNamed = false, ...props }: WaitingButtonProps) {
  const text = useText();
  const { join, leave } = useWaitingList(session);
  const isWaiting = session.waitingPosition !== null;
  const from = useAnswersFrom(useClosing().closing(session));
  const date = useSessionName()(session);
  const name = isWaiting ? 'schedule.waiting.leaveOn' : 'schedule.waiting.joinOn';
  if (!isWaiting && from) return null;
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
