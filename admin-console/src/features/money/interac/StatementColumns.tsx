import type { StatementMapping, StatementPreview } from 'shared-api';
import { Box, type MessageId, Text, useText } from 'shared-ui';
import { mixed, object, RadioInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog } from '../../lists/ColumnsDialog';
import { chosenOf, column, neededColumn, neededWhere, none, severalColumns } from '../../lists/columns';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from '../../lists/inputs';
import { StatementDoubts } from './StatementDoubts';

/** The values of the column mapping's form; columns and rows are counted from 0. */
export interface ColumnsValues {
  firstRow: number;
  date: number;
  dateOrder: StatementMapping['dateOrder'];
  descriptions: number[];
  amounts: 'signed' | 'split';
  amount: number;
  direction: number;
  credit: number;
  debit: number;
  sender: number;
}

type Likely = NonNullable<StatementPreview['asked']>['likely'] & Pick<StatementMapping, 'sender'>;

/** The form's initial values: how the file was read, or what is likely. @param rows number of the file's rows shown */
const columnsOf = (mapping: Likely | undefined, rows: number): ColumnsValues => ({
  dateOrder: 'ymd',
  descriptions: [],
  ...mapping,
  firstRow: Math.min(mapping?.firstRow ?? 1, rows - 1),
  date: mapping?.date ?? none,
  amounts: mapping?.credit === undefined ? 'signed' : 'split',
  amount: mapping?.amount ?? none,
  direction: mapping?.direction ?? none,
  credit: mapping?.credit ?? none,
  debit: mapping?.debit ?? none,
  sender: mapping?.sender ?? none,
});

/** The form's values for the API. */
const mappingOf = ({
  amounts,
  amount,
  direction,
  credit,
  debit,
  sender,
  ...columns
}: ColumnsValues): StatementMapping => ({
  ...columns,
  ...(amounts === 'signed' ? chosenOf({ amount, direction }) : chosenOf({ credit, debit })),
  ...chosenOf({ sender }),
});

/** What is chosen that a column holds. */
function roleOf(column: number, values: ColumnsValues): MessageId | undefined {
  if (values.date === column) return 'interac.columns.date';
  if (values.descriptions.includes(column)) return 'interac.columns.text';
  if (values.sender === column) return 'interac.column.sender';
  if (values.amounts === 'split') {
    if (values.credit === column) return 'interac.columns.credit';
    return values.debit === column ? 'interac.columns.debit' : undefined;
  }
  if (values.amount === column) return 'interac.columns.amount';
  return values.direction === column ? 'interac.columns.direction' : undefined;
}

/** A select for each column of the mapping. */
function ColumnsInputs({ sample }: { sample: string[][] }) {
  const text = useText();
  const { amounts } = useFormikContext<ColumnsValues>().values;
  const column = (name: keyof ColumnsValues, label: MessageId, required = false) => (
    <ColumnInput name={name} label={label} sample={sample} required={required} />
  );
  return (
    <>
      <FirstRowInput label="interac.columns.firstRow" sample={sample} />
      {column('date', 'interac.columns.date', true)}
      <DateOrderInput />
      <ColumnsInput name="descriptions" label="interac.columns.descriptions" sample={sample} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RadioInput
          name="amounts"
          label={<Text id="interac.columns.amounts" />}
          options={(['signed', 'split'] as const).map((value) => ({
            value,
            label: text(`interac.columns.${value}`),
          }))}
          row
        />
      </Box>
      {amounts === 'signed' ? (
        <>
          {column('amount', 'interac.columns.amount', true)}
          {column('direction', 'interac.columns.direction')}
        </>
      ) : (
        <>
          {column('credit', 'interac.columns.credit', true)}
          {column('debit', 'interac.columns.debit')}
        </>
      )}
      {column('sender', 'interac.columns.sender')}
    </>
  );
}

interface StatementColumnsProps {
  preview: Pick<StatementPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the file with this column mapping. */
  onApply: (mapping: StatementMapping) => Promise<unknown>;
  onClose: () => void;
}

/** A column mapping: a date, a description, and the amounts. */
const columnsSchema = object({
  firstRow: column(),
  date: neededColumn(),
  dateOrder: mixed<StatementMapping['dateOrder']>().required(),
  descriptions: severalColumns(),
  amounts: mixed<ColumnsValues['amounts']>().required(),
  amount: neededWhere('amounts', 'signed'),
  direction: column(),
  credit: neededWhere('amounts', 'split'),
  debit: column(),
  sender: column(),
});

/** Asks for a statement's column mapping. */
export function StatementColumns({ preview, onApply, ...dialog }: StatementColumnsProps) {
  const { mapping, asked, sample } = preview;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(mapping ?? asked?.likely, sample.length)}
      schema={columnsSchema}
      failed="interac.import.failed"
      sample={sample}
      doubts={asked && <StatementDoubts {...asked} />}
      roleOf={roleOf}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <ColumnsInputs sample={sample} />
    </ColumnsDialog>
  );
}
