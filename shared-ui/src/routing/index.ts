export { useAlternate, useLocale, usePath, useRouteName } from './hooks';
export { Link, type LinkProps } from './Link';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export { alternatePath, localeOf, pathFor, type Query, routeOf, routePaths } from './paths';
export { type RouteName, routeNames } from './table';
export { useSearchText } from './use-search-text';
