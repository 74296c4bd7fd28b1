export { ActionConfirm } from './ActionConfirm';
export { ActionMenu, type ActionMenuProps } from './ActionMenu';
export { ChoiceFilter, type ChoiceFilterProps } from './ChoiceFilter';
export { CreateButton } from './CreateButton';
export { CreateDialog, type CreateDialogProps } from './CreateDialog';
export { choicesOf, statusChoices } from './choices';
export { DatesFilter, type DatesFilterProps } from './DatesFilter';
export { type Dates, lastDays } from './dates';
export * from './define-fields';
export * from './define-resource';
export { EditDialog, type EditDialogProps } from './EditDialog';
export { FilterBar, type FilterBarProps } from './FilterBar';
export { FormDialog, type FormDialogProps } from './FormDialog';
export * from './field-kinds';
export { ListBody, type ListBodyProps } from './ListBody';
export { ListDialogs, type ListDialogsProps } from './ListDialogs';
export { ListPager } from './ListPager';
export type { ListChange, ListRules, ListState, View } from './list-state';
export { MailNotice, type MailNoticeProps } from './MailNotice';
export * from './mui';
export { PickInput, type PickInputProps } from './PickInput';
export { ResourceRows, type ResourceRowsProps } from './ResourceRows';
export type { CreateForm, EditForm, WithVersion } from './record-forms';
export { SearchField, type SearchFieldProps } from './SearchField';
export { SelectionBar, type SelectionBarProps } from './SelectionBar';
export { SelectRow, type SelectRowProps } from './SelectRow';
export type {
  Choice,
  Column,
  Confirmation,
  ConfirmationInput,
  Filter,
  I18n,
  ListAction,
  Operation,
  Resource,
  RowsQuery,
  WithId,
} from './types';
export { useDebounced } from './use-debounced';
export { useI18n } from './use-i18n';
export { type ListActions, type RowDialog, useListActions } from './use-list-actions';
export { type ListControl, useListState } from './use-list-state';
export { type OperationDialog, useOperation } from './use-operation';
export { useRecipientCount } from './use-recipient-count';
export { type ResourceList, useResource, useRows } from './use-resource';
export { type Selection, useSelection } from './use-selection';
export { ViewSwitch, type ViewSwitchProps } from './ViewSwitch';
