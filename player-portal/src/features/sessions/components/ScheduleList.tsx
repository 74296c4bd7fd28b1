import type { Session } from 'shared-api';
import { Button, CardGrid, EmptyState, useText } from 'shared-ui';
import { pageOf, type ScheduleState, select } from '../schedule';
import { useAgenda } from '../use-agenda';
import { Pager } from './Pager';
import { ScheduleCard } from './ScheduleCard';
import { UnderWay } from './UnderWay';

export interface ScheduleListProps {
  sessions: readonly Session[];
  state: ScheduleState;
  onChange: (part: Partial<ScheduleState>) => void;
}

const everything = { search: '', when: 'all', availableOnly: false, page: 1 } as const;

/** The page of sessions that match the search and the filters. */
export function ScheduleList({ sessions, state, onChange }: ScheduleListProps) {
  const text = useText();
  const found = useAgenda(select(sessions, state));
  const page = pageOf(found.ahead, state.page);
  // Nothing is available in them, and they are not turned over.
  const underWay = state.availableOnly || page.page > 1 ? [] : found.underWay;
  const isFiltered = state.search !== '' || state.when !== 'all' || state.availableOnly;

  if (page.total > 0)
    return (
      <>
        <UnderWay of={underWay} />
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
  if (!isFiltered)
    return (
      <>
        <UnderWay of={underWay} />
        <EmptyState title={text('schedule.none.title')}>{text('schedule.none.text')}</EmptyState>
      </>
    );
  return underWay.length > 0 ? (
    <UnderWay of={underWay} />
  ) : (
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
}
