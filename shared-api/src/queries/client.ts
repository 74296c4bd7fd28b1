import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/error';

const minute = 60_000;

/** Only a missing response and server failures are worth a retry; other errors stay. */
const worthAnotherTry = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Retries at most `times`, and never after a client error. */
export const retryUpTo = (times: number) => (failures: number, error: unknown) =>
  failures < times && worthAnotherTry(error);

/**
 * Data is stale after 5 minutes, with 1 retry (docs/product.md, Freshness). Calls are made without a connection too:
 * the service worker may have a copy, and otherwise they fail instead of silently waiting for a connection.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        retry: retryUpTo(1),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Available sessions and attendance: 30 seconds, 3 retries, 1 second apart. */
export const liveQueryOptions = { staleTime: minute / 2, retry: retryUpTo(3), retryDelay: 1000 } as const;
