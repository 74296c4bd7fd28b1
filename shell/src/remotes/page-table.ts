import type { PageTables } from 'shared-api/pages';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Used as a link's target: a browser must not take it for another site's address.
const isPath = (value: unknown): boolean => typeof value === 'string' && /^\/(?!\/)[\w/:-]*$/.test(value);

const arePaths = (value: unknown): boolean => isRecord(value) && isPath(value.en) && isPath(value.fr);

const isRead = (value: unknown): boolean => typeof value === 'string' && /^GET \/api\/[\w/-]+$/.test(value);

const isPage = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.access === 'string' &&
  arePaths(value.path) &&
  (value.asks === undefined || (Array.isArray(value.asks) && value.asks.every(isRead))) &&
  (value.also === undefined || arePaths(value.also));

/** Whether a value is an app's page table (`PageTable`); unknown fields may come from a newer version. */
export const isPageTable = (value: unknown): value is PageTables[string] =>
  isRecord(value) && Object.values(value).every(isPage);
