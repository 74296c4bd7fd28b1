import type { AttendancePreview, CameColumns } from 'shared-api';
import { clubDate, Text } from 'shared-ui';
import { SelectInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog } from '../../columns/components/ColumnsDialog';
import { Doubts } from '../../columns/components/Doubts';
import {
  ColumnInput,
  ColumnsInput,
  DateOrderInput,
  FirstRowInput,
  SeveralInput,
} from '../../columns/components/inputs';
import { type CameColumnsValues, columnsOf, columnsSchema, mappingOf, roleOf } from '../columns';

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
