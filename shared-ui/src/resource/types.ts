import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { Locale, MoneyTouched, Page } from 'shared-api';
import type { PageName } from 'shared-api/pages';
import type { Format } from '../format/create-format';
import type { MessageId, TextOf } from '../messages/text';
import type { ListRules, ListState } from './list-state';

/** Texts and formats in the page's language. */
export interface I18n {
  text: TextOf;
  format: Format;
}

/** A column of a table. */
export interface Column<Row> {
  id: string;
  header: MessageId;
  cell: (row: Row, i18n: I18n) => ReactNode;
  /** The server's sort key; without it the column does not sort. */
  sort?: string;
  /** Share of the remaining width. */
  grow?: number;
  width?: number;
  align?: 'start' | 'end';
}

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: MessageId;
}

/** A list's filter, with its initial value; `defineResource` derives its control, its part of the address and of the query. */
export type Filter =
  | {
      kind: 'choice';
      name: string;
      label: MessageId;
      all: MessageId;
      choices: readonly Choice[];
      initial?: string;
    }
  /** A date range. */
  | { kind: 'dates'; presets: readonly DatePreset[]; initial?: 'last' }
  /** Set by links only, without a control. */
  | { kind: 'id'; name: string };

export type DatePreset = 'last' | 'coming' | 'all';

/** The confirmation before an action. */
export interface Confirmation {
  title: string;
  body: string;
  confirm: string;
  cancel?: string;
  input?: ConfirmationInput;
  choice?: ConfirmationChoice;
}

/** Ways to perform it; the first is the default. */
export interface ConfirmationChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Whether there is a choice, according to the server's forecast. */
  when: (money: MoneyTouched | undefined) => boolean;
}

/** A required input of the confirmation. */
export interface ConfirmationInput {
  type: 'date';
  label: string;
  /** Its initial value. */
  value: string;
  /** The latest date. */
  max?: string;
}

/** The server's forecast of an action's side effects. */
export interface Forecast {
  /** The number of people it would e-mail. */
  people: number;
  money?: MoneyTouched;
}

interface ActionLook<Row> {
  id: string;
  label: MessageId;
  Icon: (props: SvgIconProps) => ReactNode;
  /** Red, for irreversible actions. */
  danger?: boolean;
  when?: (row: Row) => boolean;
}

/** An action on rows, possibly with a confirmation. */
export interface Operation<Row> {
  confirmation?: (rows: readonly Row[], i18n: I18n) => Confirmation;
  /**
   * For actions that may e-mail people: the server's forecast of their number, or of all side effects. The confirmation
   * shows it and, with `takesReason`, asks for a reason for the e-mail.
   */
  recipients?: (rows: readonly Row[], choice: string) => Promise<number | Forecast>;
  takesReason?: boolean;
  /** Usual reasons, one press each; where there are some, a reason is asked for even if nobody is e-mailed. */
  reasons?: readonly Readonly<Record<Locale, string>>[];
  /**
   * @param given the confirmation's input, or the reason for the e-mail; '' without either
   * @param choice of the confirmation, '' where it has none
   */
  run: (row: Row, given: string, choice: string) => Promise<unknown>;
  success: (rows: readonly Row[], i18n: I18n) => string;
  failed: MessageId;
}

/** An item of a row's menu. */
export type ListAction<Row> = ActionLook<Row> &
  (
    | { does: 'show' | 'edit' }
    | { does: 'go'; to: PageName; query: (row: Row) => Record<string, string> }
    | {
        does: 'change';
        operation: Operation<Row>;
        /** The label for selections, if available for them. */
        many?: MessageId;
      }
  );

/** A list's query of `shared-api`, whatever its key. */
export interface RowsQuery<Row> {
  queryKey: readonly unknown[];
  queryFn?: ((context: never) => Page<Row> | Promise<Page<Row>>) | symbol;
}

/** A row's id, for keys, selections and concurrent changes. */
export interface WithId {
  id: string;
}

/** A resource's list: data only. Its presentation is up to its page. */
export interface Resource<Row extends WithId, Filters = object> {
  /** The rules of the address; created for each page, since they contain today's date. */
  rules: () => ListRules;
  query: (state: ListState) => RowsQuery<Row>;
  /** Search and filters without paging: for sums and exports. */
  selection: (state: ListState) => Omit<Filters, 'page' | 'pageSize' | 'sort'>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  actions: readonly ListAction<Row>[];
  /** A row's name in confirmations and for screen readers. */
  nameOf: (row: Row, i18n: I18n) => string;
  texts: {
    title: MessageId;
    search: MessageId;
    failed: MessageId;
    emptyTitle: MessageId;
    emptyText: MessageId;
  };
}
