import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState';

/** The parts of a query's result that tell its state. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> extends Pick<ErrorStateProps, 'heading'> {
  query: LoadedQuery<Data>;
  /** The placeholder while loading. */
  waiting: ReactNode;
  /** The page's own text for a failure, e.g. « Failed to load sessions ». */
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
