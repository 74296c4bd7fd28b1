import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Since when the browser is offline; since the page's start if it began offline. */
const useOfflineSince = (): number | undefined => {
  const [since, setSince] = useState(() => (navigator.onLine ? undefined : performance.timeOrigin));
  useEffect(() => {
    const lost = () => setSince(Date.now());
    const back = () => setSince(undefined);
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return since;
};

/** When the service worker received its copy from the server; undefined without a copy. */
const keptAt = async (address: string): Promise<number | undefined> => {
  if (!('caches' in globalThis)) return undefined;
  const date = (await caches.match(address).catch(() => undefined))?.headers.get('date');
  return date ? Date.parse(date) : undefined;
};

/**
 * Since when a displayed list is outdated, because there is no connection or no answer.
 * @param address the call whose copy the service worker keeps
 * @returns an instant in milliseconds, or undefined while the list is current
 */
export const useStaleSince = (
  { data, isError, dataUpdatedAt }: Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>,
  address: string,
): number | undefined => {
  const offlineSince = useOfflineSince();
  const [kept, setKept] = useState<number>();
  // Data received offline comes from the service worker's copy, and is as old as that.
  const fromCopy = offlineSince !== undefined && dataUpdatedAt >= offlineSince;
  useEffect(() => {
    if (!fromCopy) return;
    let current = true;
    void keptAt(address).then((instant) => current && setKept(instant));
    return () => {
      current = false;
    };
  }, [fromCopy, address]);
  if (data === undefined || (offlineSince === undefined && !isError)) return undefined;
  return fromCopy ? (kept ?? dataUpdatedAt) : dataUpdatedAt;
};
