import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState';

/** As much of a query's result as tells where it stands. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> extends Pick<ErrorStateProps, 'heading'> {
  query: LoadedQuery<Data>;
  /** Takes the place of what is to come. */
  waiting: ReactNode;
  /** The page's own words for a failure, e.g. « Failed to load sessions ». */
  failed: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query's loading, error or data state; data stays when a later request fails. */
export function Loaded<Data>({
  query: { data, isError, error, refetch },
  waiting,
  failed,
  children,
  ...state
}: LoadedProps<Data>): ReactNode {
  if (data !== undefined) return children(data);
  if (!isError) return waiting;
  return <ErrorState {...state} error={error} fallback={failed} onRetry={() => void refetch()} />;
}
