import type { ReactNode } from 'react';
import { Button, LinkButton, Text } from 'shared-ui';
import { ErrorIcon } from 'shared-ui/details';
import { Outcome } from '../../../components/Outcome';

export interface LinkFailureProps {
  children: ReactNode;
  /** The answer may have arrived all the same. */
  isLost?: boolean;
  /** The session to answer on its page instead, which has the waiting list. */
  sessionId?: string;
  onRetry?: () => void;
}

/** A mailed link that failed: why, and what to do. */
export function LinkFailure({ children, isLost = false, sessionId, onRetry }: LinkFailureProps) {
  return (
    <Outcome
      heading="h1"
      icon={<ErrorIcon />}
      tone="error"
      title={<Text id={isLost ? 'ui.error.title' : 'link.failed.title'} />}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              <Text id="ui.action.retry" />
            </Button>
          )}
          {sessionId && (
            <LinkButton to="attendanceConfirmation" query={{ sessionId }} variant="contained">
              <Text id="schedule.waiting.join" />
            </LinkButton>
          )}
          <LinkButton to="schedule" variant="outlined" color="secondary">
            <Text id="attendance.viewSchedule" />
          </LinkButton>
        </>
      }
    >
      {children}
    </Outcome>
  );
}
