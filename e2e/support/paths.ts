import { type RouteName, table } from '../../shared-ui/src/routing/table';
import type { Language } from './catalogues';

/** A page's path in one language, with a query. */
export const pathIn = (language: Language, route: RouteName, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${table[route][language]}${search && `?${search}`}`;
};

/** Matches the address of a page, whatever its query. */
export const addressOf = (language: Language, route: RouteName): RegExp =>
  new RegExp(`^https?://[^/]+${table[route][language]}(\\?.*)?$`);
