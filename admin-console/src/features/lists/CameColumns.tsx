import type { AttendancePreview, CameColumns } from 'shared-api';
import { clubDate, type MessageId, Text } from 'shared-ui';
import {
  array,
  mixed,
  number,
  object,
  ruleMessage,
  SelectInput,
  string,
  useFormikContext,
} from 'shared-ui/forms';
import { ColumnsDialog, Doubts } from './ColumnsDialog';
import { chosenOf, column, namesWithoutEmail, none } from './columns';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput, SeveralInput } from './inputs';

/** The values of the form for a list's columns, counted from 0. */
interface CameColumnsValues {
  firstRow: number;
  email: number;
  names: number[];
  days: number[];
  date: number;
  mark: number;
  dateOrder: CameColumns['dateOrder'];
  /** Zero where the dates have it. */
  year: number;
  /** None where the usual marks say it. */
  came: string[];
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
const columnsOf = (
  { firstRow, names, days, dateOrder, email, date, mark, year, came }: CameColumns,
  rows: number,
): CameColumnsValues => ({
  ...{ firstRow: Math.min(firstRow, rows - 1), names, days, dateOrder, email: email ?? none },
  ...{ date: date ?? none, mark: mark ?? none, year: year ?? 0, came: came ?? [] },
});

/** The form's values for the API. */
const mappingOf = ({
  firstRow,
  names,
  days,
  dateOrder,
  year,
  came,
  ...columns
}: CameColumnsValues): CameColumns => ({
  ...{ firstRow, names, days, dateOrder },
  ...(year > 0 && { year }),
  ...(came.length > 0 && { came }),
  ...chosenOf({ ...columns, ...(days.length > 0 && { date: none, mark: none }) }),
});

/** A list's columns: who and when. */
const columnsSchema = object({
  firstRow: column(),
  email: column(),
  names: namesWithoutEmail(),
  days: array().of(column()).required(),
  date: column().when('days', ([days], schema) =>
    (days as number[]).length === 0 ? schema.min(0, ruleMessage('came.columns.when')) : schema,
  ),
  mark: column(),
  dateOrder: mixed<CameColumns['dateOrder']>().required(),
  year: number().required(),
  came: array().of(string().required()).required(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { email, names, days, date, mark }: CameColumns,
): MessageId | undefined {
  if (names.includes(column)) return 'invite.columns.full';
  if (days.includes(column)) return 'came.columns.day';
  switch (column) {
    case email:
      return 'ui.field.email';
    case date:
      return 'ui.field.date';
    case mark:
      return 'came.columns.mark';
    default:
      return undefined;
  }
}

interface CameColumnsDialogProps {
  table: Pick<AttendancePreview, 'mapping' | 'asked' | 'sample' | 'marks'>;
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (mapping: CameColumns) => Promise<unknown>;
  onClose: () => void;
}

/** What a list of who came does not tell. */
export const CameDoubts = ({ doubts }: Pick<NonNullable<AttendancePreview['asked']>, 'doubts'>) => (
  <Doubts intro="columns.unknown" doubts={doubts.map((doubt) => `came.doubt.${doubt}` as const)} />
);

/** Asks for the columns of a list of who came. */
export function CameColumnsDialog({
  table: { mapping, asked, sample, marks },
  onApply,
  ...dialog
}: CameColumnsDialogProps) {
  const likely = mapping ?? asked?.likely;
  if (!likely) return null;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(likely, sample.length)}
      schema={columnsSchema}
      failed="invite.checkFailed"
      sample={sample}
      doubts={asked && <CameDoubts {...asked} />}
      roleOf={(column, values) => roleOf(column, mappingOf(values))}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <ColumnInput name="email" label="ui.field.email" sample={sample} />
      <ColumnsInput name="names" label="openings.columns.names" sample={sample} required={false} />
      <ColumnsInput name="days" label="came.columns.days" sample={sample} required={false} />
      <RowInputs sample={sample} />
      <MarksInput marks={marks} />
      <DateOrderInput />
      {(likely.year ?? 0) > 0 && <YearInput />}
      <FirstRowInput label="invite.columns.firstRow" sample={sample} />
    </ColumnsDialog>
  );
}

/** The date and the mark of each row, where no column is a day's. */
function RowInputs({ sample }: Pick<AttendancePreview, 'sample'>) {
  const { days } = useFormikContext<CameColumnsValues>().values;
  if (days.length > 0) return null;
  return (
    <>
      <ColumnInput name="date" label="came.columns.date" sample={sample} />
      <ColumnInput name="mark" label="came.columns.mark" sample={sample} />
    </>
  );
}

/** The marks that say that somebody came. */
function MarksInput({ marks }: Pick<AttendancePreview, 'marks'>) {
  const options = marks.map((mark) => ({ value: mark, label: mark }));
  if (options.length === 0) return null;
  return (
    <SeveralInput
      name="came"
      label="came.columns.came"
      options={options}
      required={false}
      help="came.columns.told"
    />
  );
}

/** From this year back. */
const yearsOffered = 20;

/** The year of the first date, for dates that have none. */
function YearInput() {
  const thisYear = Number(clubDate().slice(0, 4));
  const years = Array.from({ length: yearsOffered }, (_, back) => thisYear - back);
  return (
    <SelectInput
      name="year"
      label={<Text id="came.columns.year" />}
      options={years.map((year) => ({ value: year, label: String(year) }))}
      required
    />
  );
}
