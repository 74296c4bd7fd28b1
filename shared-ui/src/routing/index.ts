export type { PageName, PageTables, Query } from 'shared-api/pages';
export { useAlternate, useLocale, usePageName, usePath, useRecordId } from './hooks';
export { Link } from './Link';
export { LinkButton } from './LinkButton';
export { leavePage } from './leaving';
export { routerWindow } from './overlay-history';
export { type Pages, pageRoutes } from './page-routes';
export {
  alternatePath,
  canonicalPath,
  localeOf,
  pageAround,
  pathFor,
  registerPages,
  useSite,
} from './site';
export { useSearchText } from './use-search-text';
