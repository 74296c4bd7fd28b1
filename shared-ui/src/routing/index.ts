export { pathFor, type Query, type RouteName } from 'shared-api/paths';
export { definePage, type PageAccess } from './define-page';
export { useAlternate, useLocale, usePath, useRouteName } from './hooks';
export { Link } from './Link';
export { LinkButton } from './LinkButton';
export type { OpenPages } from './open-pages';
export { alternatePath, localeOf, routeNames, routeOf, routePaths } from './paths';
export { useSearchText } from './use-search-text';
