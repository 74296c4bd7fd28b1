import type { Session } from 'shared-api';
import {
  Button,
  CalendarIcon,
  CancelIcon,
  GroupIcon,
  HistoryIcon,
  LinkButton,
  Text,
  useFormat,
} from 'shared-ui';
import { Outcome } from '../../../outcome/Outcome';
import { ClosingNote } from '../../sessions/components/ClosingNote';
import { useWaitingList } from '../../sessions/use-waiting-list';
import type { AnswerState } from '../answer';

const looks = {
  cancelled: { Icon: CancelIcon, tone: 'error' },
  completed: { Icon: HistoryIcon, tone: 'secondary' },
  closed: { Icon: HistoryIcon, tone: 'secondary' },
  full: { Icon: GroupIcon, tone: 'warning' },
} as const;

/** Joins or leaves the waiting list of a full session. */
function WaitingButton({ session }: { session: Session }) {
  const { join, leave } = useWaitingList(session);
  return session.waitingPosition === null ? (
    <Button variant="contained" loading={join.isPending} onClick={() => join.mutate(undefined)}>
      <Text id="schedule.waiting.join" />
    </Button>
  ) : (
    <Button variant="outlined" color="secondary" loading={leave.isPending} onClick={() => leave.mutate()}>
      <Text id="schedule.waiting.leave" />
    </Button>
  );
}

export interface AnswerUnavailableProps {
  session: Session;
  state: Exclude<AnswerState, 'new' | 'update' | 'wait'>;
}

/** Why a session cannot be answered for: cancelled, over, closed, or full with its waiting list. */
export function AnswerUnavailable({ session, state }: AnswerUnavailableProps) {
  const format = useFormat();
  const { Icon, tone } = looks[state];
  const waiting = state === 'full' && session.waitingPosition !== null;
  return (
    <Outcome
      icon={<Icon />}
      tone={tone}
      title={<Text id={`attendance.${state}.title`} />}
      actions={
        <>
          {state === 'full' && <WaitingButton session={session} />}
          <LinkButton to="schedule" variant="outlined" color="secondary" startIcon={<CalendarIcon />}>
            <Text id="attendance.viewSchedule" />
          </LinkButton>
        </>
      }
    >
      {state === 'closed' ? (
        <ClosingNote session={session} />
      ) : waiting ? (
        <Text id="attendance.full.position" values={{ position: session.waitingPosition }} />
      ) : (
        <Text id={`attendance.${state}.text`} values={{ date: format.date(session.sessionDate, 'day') }} />
      )}
    </Outcome>
  );
}
