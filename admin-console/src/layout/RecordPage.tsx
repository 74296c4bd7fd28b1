import type { ReactNode } from 'react';
import { ApiError } from 'shared-api';
import {
  EmptyState,
  ListSkeleton,
  Loaded,
  type LoadedQuery,
  type MessageId,
  type PageName,
  Text,
} from 'shared-ui';
import { BackLink } from './BackLink';
import { ConsolePage } from './ConsolePage';

export interface RecordPageProps<Row> {
  query: LoadedQuery<Row>;
  /** The page with the list that it is in, and that page's title. */
  list: PageName;
  title: MessageId;
  failed: MessageId;
  nameOf: (row: Row) => string;
  actions?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Retrying would not help: the address has no id, or the record is gone. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** A record on a page of its own, with the way back to its list. */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { query, list, title, failed, nameOf, actions, children } = props;
  const gone = query.isError && isGone(query.error);
  const name = query.data && !gone ? nameOf(query.data) : query.isError ? undefined : null;
  return (
    <ConsolePage
      title={title}
      name={name}
      actions={!gone && query.data && actions}
      above={<BackLink to={list} title={title} />}
    >
      {gone ? (
        <EmptyState title={<Text id="console.gone.title" />}>
          <Text id="console.gone.text" />
        </EmptyState>
      ) : (
        <Loaded
          query={query}
          waiting={<ListSkeleton rows={6} rowHeight={56} />}
          failed={<Text id={failed} />}
        >
          {children}
        </Loaded>
      )}
    </ConsolePage>
  );
}
