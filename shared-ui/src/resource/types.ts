import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { MoneyTouched, Page } from 'shared-api';
import type { PageName } from 'shared-api/pages';
import type { Format } from '../format/create-format';
import type { MessageId, TextOf } from '../messages/text';
import type { ListRules, ListState } from './list-state';

/** Texts and formats in the language of the page. */
export interface I18n {
  text: TextOf;
  format: Format;
}

/** A column of a table. */
export interface Column<Row> {
  id: string;
  header: MessageId;
  cell: (row: Row, i18n: I18n) => ReactNode;
  /** The server's name to sort by; without it the column does not sort. */
  sort?: string;
  /** Share of the width that is left over. */
  grow?: number;
  width?: number;
  align?: 'start' | 'end';
}

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: MessageId;
}

/** A list's filter; `defineResource` derives its control, its place in the address and its part of the query. */
export type Filter =
  | { kind: 'choice'; name: string; label: MessageId; all: MessageId; choices: readonly Choice[] }
  /** From one day to another; `initial` is what it starts with. */
  | { kind: 'dates'; presets: readonly DatePreset[]; initial?: 'last' }
  /** Set by links only, so it has no control. */
  | { kind: 'id'; name: string };

export type DatePreset = 'last' | 'coming' | 'all';

/** What is asked before an action. */
export interface Confirmation {
  title: string;
  body: string;
  confirm: string;
  cancel?: string;
  input?: ConfirmationInput;
  choice?: ConfirmationChoice;
}

/** One of a few ways to do it; the first unless another is chosen. */
export interface ConfirmationChoice {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Whether there is something to choose, as the server foretells it. */
  when: (money: MoneyTouched | undefined) => boolean;
}

/** A detail that a question asks for, beyond yes or no; it must be given. */
export interface ConfirmationInput {
  type: 'date';
  label: string;
  /** What it starts with. */
  value: string;
  /** The last date. */
  max?: string;
}

/** What an action would do beyond its rows, as the server knows. */
export interface Forecast {
  /** How many it would e-mail. */
  people: number;
  money?: MoneyTouched;
}

interface ActionLook<Row> {
  id: string;
  label: MessageId;
  Icon: (props: SvgIconProps) => ReactNode;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  when?: (row: Row) => boolean;
}

/** Something that is done to rows at once, perhaps after a question. */
export interface Operation<Row> {
  confirmation?: (rows: readonly Row[], i18n: I18n) => Confirmation;
  /**
   * For what may email people: how many, as the server knows, or all that it foretells. The question then says so, and
   * with `takesReason` it takes one, which the email carries.
   */
  recipients?: (rows: readonly Row[], choice: string) => Promise<number | Forecast>;
  takesReason?: boolean;
  /**
   * @param given what the question's input holds, or the reason for the e-mail; '' without either
   * @param choice of the question's, '' where it has none
   */
  run: (row: Row, given: string, choice: string) => Promise<unknown>;
  success: (rows: readonly Row[], i18n: I18n) => string;
  failed: MessageId;
}

/** What can be done with a row, from its menu. */
export type ListAction<Row> = ActionLook<Row> &
  (
    | { does: 'show' | 'edit' }
    | { does: 'go'; to: PageName; query: (row: Row) => Record<string, string> }
    | {
        does: 'change';
        operation: Operation<Row> /** Offered for a selection, too, under this label. */;
        many?: MessageId;
      }
  );

/** A list's question to the server: a query of `shared-api`, whatever its key is made of. */
export interface RowsQuery<Row> {
  queryKey: readonly unknown[];
  queryFn?: ((context: never) => Page<Row> | Promise<Page<Row>>) | symbol;
}

/** A row's identity, for keys, selections and changes made meanwhile. */
export interface WithId {
  id: string;
}

/** A resource's list: facts only. What it looks like beyond them is its page's affair. */
export interface Resource<Row extends WithId, Filters = object> {
  /** Every query of it begins with this key; a change makes them ask again. */
  key: readonly unknown[];
  /** What the address may hold; made anew for each page, since it holds today's date. */
  rules: () => ListRules;
  query: (state: ListState) => RowsQuery<Row>;
  /** What is searched and filtered for, without the place in the list: for sums and exports. */
  selection: (state: ListState) => Omit<Filters, 'page' | 'pageSize' | 'sort'>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  actions: readonly ListAction<Row>[];
  /** How a row is called in confirmations and for screen readers. */
  nameOf: (row: Row, i18n: I18n) => string;
  texts: {
    title: MessageId;
    search: MessageId;
    failed: MessageId;
    emptyTitle: MessageId;
    emptyText: MessageId;
  };
}
