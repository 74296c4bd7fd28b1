export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export { FullPageMessage, type FullPageMessageProps } from './FullPageMessage';
export { focusFirstField } from './first-field';
export { Loaded, type LoadedProps, type LoadedQuery } from './Loaded';
export { notify, type Severity } from './notifications';
export {
  CardGridSkeleton,
  CardSkeleton,
  ListSkeleton,
  Loading,
  PageSkeleton,
} from './skeletons';
export { visuallyHidden } from './visually-hidden';
