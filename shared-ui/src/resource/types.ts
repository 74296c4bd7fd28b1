import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import type { Page } from 'shared-api';
import type { RouteName } from 'shared-api/paths';
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

export interface Choice {
  value: string;
  label: MessageId;
}

/** A filter as it is shown; its rule is in the list's rules under the same name. */
export type Filter =
  | { kind: 'choice'; id: string; label: MessageId; all: MessageId; choices: readonly Choice[] }
  | { kind: 'dates'; from: string; to: string /** Ranges at one press. */; presets: readonly DatePreset[] };

export type DatePreset = 'last' | 'coming' | 'all';

/** What is asked before an action. */
export interface Confirmation {
  title: string;
  body: string;
  confirm: string;
  cancel?: string;
  input?: ConfirmationInput;
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
   * For what may email people: how many, as the server knows. The question then says so, and with `takesReason` it
   * takes one, which the email carries.
   */
  recipients?: (rows: readonly Row[]) => Promise<number>;
  takesReason?: boolean;
  /** @param given what the question's input holds, or the reason for the e-mail; '' without either */
  run: (row: Row, given: string) => Promise<unknown>;
  success: (rows: readonly Row[], i18n: I18n) => string;
  failed: MessageId;
}

/** What can be done with a row, from its menu. */
export type ListAction<Row> = ActionLook<Row> &
  (
    | { does: 'show' | 'edit' }
    | { does: 'go'; to: RouteName; query: (row: Row) => Record<string, string> }
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
export interface Resource<Row extends WithId> {
  /** Every query of it begins with this key; a change makes them ask again. */
  key: readonly unknown[];
  rules: () => ListRules;
  query: (state: ListState) => RowsQuery<Row>;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  actions: readonly ListAction<Row>[];
  /** How a row is called in questions and for screen readers. */
  nameOf: (row: Row, i18n: I18n) => string;
  texts: {
    title: MessageId;
    search: MessageId;
    failed: MessageId;
    emptyTitle: MessageId;
    emptyText: MessageId;
  };
}

/**
 * Declares a resource's list; columns and actions are typed by its row, so that a renamed field does not compile.
 * @returns the declaration
 */
export const defineResource =
  <Row extends WithId>() =>
  (resource: Resource<Row>): Resource<Row> =>
    resource;
