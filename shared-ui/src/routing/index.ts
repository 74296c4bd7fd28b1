export { pathFor, type Query, type RouteName } from 'shared-api/paths';
export { definePage, type PageAccess, type PageRoute } from './define-page';
export { useAlternate, useLocale, usePath, useRouteName } from './hooks';
export { Link, type LinkProps } from './Link';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export type { OpenPages } from './open-pages';
export { alternatePath, localeOf, routeNames, routeOf, routePaths } from './paths';
export { useSearchText } from './use-search-text';
