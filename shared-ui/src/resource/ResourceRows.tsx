import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { lazyPart } from '../feedback/lazy-part';
import { CardGridSkeleton, ListSkeleton } from '../feedback/skeletons';
import { CardGrid } from '../layout/CardGrid';
import { Text } from '../messages/text';
import type { ListAction, WithId } from './types';
import type { ResourceList } from './use-resource';

// The grid is heavy: it is loaded with the first table. `lazyPart` loses type parameters.
const ResourceTable = lazyPart(
  async () => (await import('./ResourceTable')).ResourceTable,
) as unknown as typeof import('./ResourceTable').ResourceTable;

export interface ResourceRowsProps<Row extends WithId> {
  list: ResourceList<Row>;
  onAct: (action: ListAction<Row>, row: Row) => void;
  /** A row as a card. */
  card?: (row: Row) => ReactNode;
  /** Cards in one column instead of a grid. */
  column?: boolean;
  /** The placeholder while loading; a grid of cards by default. */
  waiting?: ReactNode;
  /** Actions for an empty list. */
  emptyActions?: ReactNode;
  /** What an empty list shows instead, while its filters are the initial ones. */
  empty?: ReactNode;
}

/** A list's rows, or why there are none. */
export function ResourceRows<Row extends WithId>(props: ResourceRowsProps<Row>) {
  const { list, onAct, card, column = false, waiting, emptyActions, empty } = props;
  const { texts } = list.resource;
  const asCards = list.state.view === 'cards' && card;
  const skeleton = asCards ? (
    (waiting ?? <CardGridSkeleton cards={6} height={260} />)
  ) : (
    <ListSkeleton rows={8} rowHeight={52} />
  );
  if (list.error)
    return <ErrorState error={list.error} fallback={<Text id={texts.failed} />} onRetry={list.retry} />;
  if (list.loading) return skeleton;
  if (list.total === 0 && list.narrowed)
    return (
      <EmptyState title={<Text id="ui.list.noMatch.title" />} actions={emptyActions}>
        <Text id="ui.list.noMatch.text" />
      </EmptyState>
    );
  if (list.rows.length === 0 && empty) return empty;
  if (list.rows.length === 0)
    return (
      <EmptyState title={<Text id={texts.emptyTitle} />} actions={emptyActions}>
        <Text id={texts.emptyText} />
      </EmptyState>
    );
  return (
    <Box
      aria-busy={list.fetching}
      sx={{ opacity: list.fetching ? 0.65 : 1, transition: 'opacity 150ms 120ms' }}
    >
      {asCards ? (
        <CardGrid minWidth={320} column={column}>
          {list.rows.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </CardGrid>
      ) : (
        <Suspense fallback={skeleton}>
          <ResourceTable list={list} onAct={onAct} />
        </Suspense>
      )}
    </Box>
  );
}
