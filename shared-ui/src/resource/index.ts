export { aDate, anId, type ListChange, type ListRules, type ListState, oneOf, type View } from './list-state';
export { type ListControl, useListState } from './use-list-state';
