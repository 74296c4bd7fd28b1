import type { Session } from 'shared-api';
import { CalendarIcon, HistoryIcon, LinkButton, Text, useFormat } from 'shared-ui';
import { CancelIcon, GroupIcon } from 'shared-ui/details';
import { Outcome } from '../../../components/Outcome';
import { useAnswersFrom } from '../../no-shows/use-answers-from';
import type { AnswerState } from '../answer';
import { useClosing } from '../use-closing';
import { PlaceNote } from './PlaceNote';
import { WaitingButton } from './WaitingButton';

const looks = {
  cancelled: { Icon: CancelIcon, tone: 'error' },
  completed: { Icon: HistoryIcon, tone: 'secondary' },
  closed: { Icon: HistoryIcon, tone: 'secondary' },
  full: { Icon: GroupIcon, tone: 'warning' },
} as const;

export interface AnswerUnavailableProps {
  session: Session;
  state: Exclude<AnswerState, 'new' | 'update' | 'wait'>;
}

/** Why a session takes no answer: cancelled, over, closed, or full with its waiting list. */
export function AnswerUnavailable({ session, state }: AnswerUnavailableProps) {
  const format = useFormat();
  const { Icon, tone } = looks[state];
  const from = useAnswersFrom(useClosing().closing(session));
  const waiting = state === 'full' && session.waitingPosition !== null;
  return (
    <Outcome
      icon={<Icon />}
      tone={tone}
      title={<Text id={`attendance.${state}.title`} />}
      actions={
        <>
          {state === 'full' && (
            <WaitingButton
              session={session}
              variant={waiting ? 'outlined' : 'contained'}
              color={waiting ? 'secondary' : 'primary'}
            />
          )}
          <LinkButton to="schedule" variant="outlined" color="secondary" startIcon={<CalendarIcon />}>
            <Text id="attendance.viewSchedule" />
          </LinkButton>
        </>
      }
    >
      {waiting || (state === 'full' && from) ? (
        <PlaceNote session={session} />
      ) : (
        state !== 'closed' && (
          <Text id={`attendance.${state}.text`} values={{ date: format.date(session.sessionDate, 'day') }} />
        )
      )}
    </Outcome>
  );
}
