import type { OpeningColumns, OpeningPreview } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { mixed, object, ruleMessage } from 'shared-ui/forms';
import { ColumnsDialog, Doubts } from './ColumnsDialog';
import { chosenOf, column, namesWithoutEmail, none } from './columns';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from './inputs';

/** The values of the form for a list's columns, counted from 0. */
interface OpeningColumnsValues {
  firstRow: number;
  email: number;
  names: number[];
  owes: number;
  has: number;
  date: number;
  dateOrder: OpeningColumns['dateOrder'];
  reason: number;
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
const columnsOf = (
  { firstRow, names, dateOrder, email, owes, has, date, reason }: OpeningColumns,
  rows: number,
): OpeningColumnsValues => ({
  ...{ firstRow: Math.min(firstRow, rows - 1), names, dateOrder, email: email ?? none, owes: owes ?? none },
  ...{ has: has ?? none, date: date ?? none, reason: reason ?? none },
});

/** The form's values for the API. */
const mappingOf = ({ firstRow, names, dateOrder, ...columns }: OpeningColumnsValues): OpeningColumns => ({
  firstRow,
  names,
  dateOrder,
  ...chosenOf(columns),
});

/** A list's columns: whose and how much. */
const columnsSchema = object({
  firstRow: column(),
  email: column(),
  names: namesWithoutEmail(),
  owes: column(),
  has: column().when('owes', ([owes], schema) =>
    owes === none ? schema.min(0, ruleMessage('openings.columns.howMuch')) : schema,
  ),
  date: column(),
  dateOrder: mixed<OpeningColumns['dateOrder']>().required(),
  reason: column(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { email, names, owes, has, date, reason }: OpeningColumns,
): MessageId | undefined {
  if (names.includes(column)) return 'invite.columns.full';
  switch (column) {
    case email:
      return 'ui.field.email';
    case owes:
      return 'openings.columns.owes';
    case has:
      return 'openings.columns.has';
    case date:
      return 'ui.field.date';
    case reason:
      return 'treasury.entry.reason';
    default:
      return undefined;
  }
}

interface OpeningColumnsDialogProps {
  table: Pick<OpeningPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (mapping: OpeningColumns) => Promise<unknown>;
  onClose: () => void;
}

/** What a list of balances does not tell. */
export const OpeningDoubts = ({ doubts }: Pick<NonNullable<OpeningPreview['asked']>, 'doubts'>) => (
  <Doubts intro="columns.unknown" doubts={doubts.map((doubt) => `openings.doubt.${doubt}` as const)} />
);

/** Asks for the columns of a list of balances. */
export function OpeningColumnsDialog({
  table: { mapping, asked, sample },
  onApply,
  ...dialog
}: OpeningColumnsDialogProps) {
  const likely = mapping ?? asked?.likely;
  if (!likely) return null;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(likely, sample.length)}
      schema={columnsSchema}
      failed="invite.checkFailed"
      sample={sample}
      doubts={asked && <OpeningDoubts {...asked} />}
      roleOf={(column, values) => roleOf(column, mappingOf(values))}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <ColumnInput name="email" label="ui.field.email" sample={sample} />
      <ColumnsInput name="names" label="openings.columns.names" sample={sample} required={false} />
      <ColumnInput name="owes" label="openings.columns.owes" sample={sample} />
      <ColumnInput name="has" label="openings.columns.has" sample={sample} />
      <ColumnInput name="date" label="ui.field.date" sample={sample} />
      <DateOrderInput />
      <ColumnInput name="reason" label="treasury.entry.reason" sample={sample} />
      <FirstRowInput label="invite.columns.firstRow" sample={sample} />
    </ColumnsDialog>
  );
}
