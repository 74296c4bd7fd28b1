import { Box, type MessageId, Text, useText } from 'shared-ui';
import { RadioInput, SelectInput, TextField, useField, useFormikContext } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { type ColumnsValues, none } from '../values';

interface ColumnOption {
  value: number;
  label: string;
}

/** Options for columns, named by the row before the first transaction or else by a value, and for rows. */
function useOptions(sample: string[][]): { columns: ColumnOption[]; rows: ColumnOption[] } {
  const text = useText();
  const { firstRow } = useFormikContext<ColumnsValues>().values;
  const option = (index: number, example: string) => ({
    value: index,
    label: text('interac.columns.column', { number: index + 1, example: example.slice(0, 40) }),
  });
  const named = sample[firstRow - 1] ?? sample[0] ?? [];
  const width = Math.max(...sample.map(({ length }) => length));
  return {
    columns: Array.from({ length: width }, (_, index) =>
      option(index, named[index] || (sample[firstRow]?.[index] ?? '')),
    ),
    rows: sample.map((row, index) => option(index, row.filter(Boolean).join(' · '))),
  };
}

/** A select for each column of the mapping. */
export function ColumnsInputs({ sample }: { sample: string[][] }) {
  const text = useText();
  const { columns, rows } = useOptions(sample);
  const { amounts } = useFormikContext<ColumnsValues>().values;
  const choices = [{ value: none, label: text('interac.columns.none') }, ...columns];
  const column = (name: keyof ColumnsValues, label: MessageId, required = false) => (
    <SelectInput name={name} label={<Text id={label} />} options={choices} required={required} />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <SelectInput name="firstRow" label={<Text id="interac.columns.firstRow" />} options={rows} required />
      {column('date', 'interac.columns.date', true)}
      <SelectInput
        name="dateOrder"
        label={<Text id="interac.columns.dateOrder" />}
        options={(['ymd', 'mdy', 'dmy'] as const).map((value) => ({
          value,
          label: text(`interac.columns.${value}`),
        }))}
        required
      />
      <DescriptionsInput columns={columns} />
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
    </Box>
  );
}

/** The columns that are joined into the description. */
function DescriptionsInput({ columns }: { columns: ColumnOption[] }) {
  const [field, { error, touched }] = useField<number[]>('descriptions');
  return (
    <TextField
      {...field}
      select
      required
      label={<Text id="interac.columns.descriptions" />}
      error={touched && error !== undefined}
      helperText={touched && error}
      slotProps={{ select: { multiple: true } }}
    >
      {columns.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
