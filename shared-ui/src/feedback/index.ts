export { EmptyState } from './EmptyState';
export { ErrorState } from './ErrorState';
export { FullPageMessage } from './FullPageMessage';
export { focusFirstField } from './first-field';
export { Loaded, type LoadedQuery } from './Loaded';
export { lazyPart } from './lazy-part';
export { dismissAll, notify } from './notifications';
export { CardGridSkeleton, CardSkeleton, ListSkeleton, Loading, PageSkeleton } from './skeletons';
export { visuallyHidden } from './visually-hidden';
