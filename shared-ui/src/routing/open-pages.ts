import type { RouteName } from 'shared-api/paths';

/**
 * To whom a page drawn at build time is shown: `visitor`, nobody who is logged in, since they get another page; `plain`,
 * nobody whose address has a query, since it changes the page. Several are separated by a space; empty is everybody.
 */
type Only = '' | 'visitor' | 'plain' | 'visitor plain';

/** The pages of an app that the build draws, to stand in the document until the app runs. */
export type OpenPages = Partial<Record<RouteName, Only>>;
