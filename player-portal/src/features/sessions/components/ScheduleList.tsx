import { Suspense } from 'react';
import { type Session, SessionStatus, useAuth } from 'shared-api';
import {
  Button,
  CardGrid,
  EmptyState,
  lazyPart,
  NextIcon,
  PreviousIcon,
  Skeleton,
  Stack,
  Typography,
  useText,
} from 'shared-ui';
import { loadPlayerCard } from '../player-card';
import { type PageOf, pageOf, type ScheduleState, select } from '../schedule';
import { useAgenda } from '../use-agenda';
import { CardFrame } from './CardFrame';
import { UnderWay } from './UnderWay';
import { VisitorActions } from './VisitorActions';

interface PagerProps {
  page: PageOf<unknown>;
  onTurn: (page: number) => void;
}

/** Previous and next, with the range shown. */
function Pager({ page: { page, pages, from, to, total }, onTurn }: PagerProps) {
  const text = useText();
  return (
    <Stack
      component="nav"
      aria-label={text('schedule.pages')}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mt: 3 }}
    >
      <Typography role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text('ui.list.range', { from, to, total })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={page <= 1}
          startIcon={<PreviousIcon />}
          onClick={() => onTurn(page - 1)}
        >
          {text('schedule.previous')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={page >= pages}
          endIcon={<NextIcon />}
          onClick={() => onTurn(page + 1)}
        >
          {text('schedule.next')}
        </Button>
      </Stack>
    </Stack>
  );
}

// Not in a visitor's first page. Without it, the card is everybody's, and says what is missing.
const PlayerCard = lazyPart(loadPlayerCard, ({ session }, notice) => (
  <CardFrame session={session} actions={notice} />
));

/** A session of the schedule. */
function ScheduleCard({ session }: { session: Session }) {
  const loggedIn = useAuth(({ token }) => token !== null);
  if (!loggedIn || session.status === SessionStatus.Cancelled)
    return <CardFrame session={session} actions={<VisitorActions session={session} />} />;
  const waiting = <Skeleton variant="rounded" width="100%" height={44} />;
  return (
    <Suspense fallback={<CardFrame session={session} actions={waiting} />}>
      <PlayerCard session={session} />
    </Suspense>
  );
}

interface ScheduleListProps {
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
