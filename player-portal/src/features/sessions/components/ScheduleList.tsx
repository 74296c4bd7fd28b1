import { now, type Session } from 'shared-api';
import { Button, CardGrid, EmptyState, useText } from 'shared-ui';
import { pageOf, type ScheduleState, select } from '../schedule';
import { useClosing } from '../use-closing';
import { Pager } from './Pager';
import { ScheduleCard } from './ScheduleCard';

export interface ScheduleListProps {
  sessions: readonly Session[];
  state: ScheduleState;
  onChange: (part: Partial<ScheduleState>) => void;
}

const everything = { search: '', when: 'all', availableOnly: false, page: 1 } as const;

/** The page of sessions that match the search and the filters. */
export function ScheduleList({ sessions, state, onChange }: ScheduleListProps) {
  const text = useText();
  const { hasClosed } = useClosing();
  const found = select(sessions, state, now(), hasClosed);
  const page = pageOf(found, state.page);

  if (sessions.length === 0)
    return <EmptyState title={text('schedule.none.title')}>{text('schedule.none.text')}</EmptyState>;
  if (found.length === 0)
    return (
      <EmptyState
        title={text('schedule.noMatch.title')}
        actions={
          <Button variant="outlined" color="secondary" onClick={() => onChange(everything)}>
            {text('ui.list.clearFilters')}
          </Button>
        }
      >
        {text('schedule.noMatch.text')}
      </EmptyState>
    );
  return (
    <>
      <CardGrid>
        {page.rows.map((session) => (
          <li key={session.id}>
            <ScheduleCard session={session} />
          </li>
        ))}
      </CardGrid>
      <Pager page={page} onTurn={(next) => onChange({ page: next })} />
    </>
  );
}
