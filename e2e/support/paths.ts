import { pathFor, type Query, type RouteName, sitePaths } from '../../shared-api/common/paths';
import type { Language } from './catalogues';

/** A page's path in one language, with a query. */
export const pathIn = (language: Language, route: RouteName, query?: Query): string =>
  pathFor(route, language, query);

/** Matches the address of a page, whatever its query. */
export const addressOf = (language: Language, route: RouteName): RegExp =>
  new RegExp(`^https?://[^/]+${sitePaths[route][language]}(\\?.*)?$`);
