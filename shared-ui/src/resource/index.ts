export { ActionMenu, type ActionMenuProps } from './ActionMenu';
export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter';
export { CreateButton } from './CreateButton';
export { CreateDialog, type CreateDialogProps } from './CreateDialog';
export { DatesFilter, type DatesFilterProps } from './DatesFilter';
export { DeedConfirm } from './DeedConfirm';
export { DeskDialogs, type DeskDialogsProps } from './DeskDialogs';
export { type Dates, lastDays } from './dates';
export * from './door';
export { EditDialog, type EditDialogProps } from './EditDialog';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { FormDialog, type FormDialogProps } from './FormDialog';
export { ListBody, type ListBodyProps } from './ListBody';
export { ListPager } from './ListPager';
export { aDate, anId, type ListChange, type ListRules, type ListState, oneOf, type View } from './list-state';
export { MailNotice, type MailNoticeProps } from './MailNotice';
export { NumberedPager, type PagerProps, SteppedPager, type SteppedPagerProps } from './Pager';
export { PickInput, type PickInputProps } from './PickInput';
export { queryOf } from './query-of';
export { ResourceRows, type ResourceRowsProps } from './ResourceRows';
export type { CreateForm, EditForm, Versioned } from './record-forms';
export { SearchField, type SearchFieldProps } from './SearchField';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { SelectRow, type SelectRowProps } from './SelectRow';
export {
  type Action,
  type Choice,
  type Column,
  type Deed,
  defineResource,
  type Filter,
  type Identified,
  type Question,
  type QuestionInput,
  type Resource,
  type RowsQuery,
  type Words,
} from './types';
export { type DeedDialog, useDeed } from './use-deed';
export { type Desk, type Opened, useDesk } from './use-desk';
export { useForetold } from './use-foretold';
export { useLater } from './use-later';
export { type ListControl, useListState } from './use-list-state';
export { type ResourceList, useResource, useRows } from './use-resource';
export { type Selection, useSelection } from './use-selection';
export { useWords } from './use-words';
export { ViewSwitch, type ViewSwitchProps } from './ViewSwitch';
