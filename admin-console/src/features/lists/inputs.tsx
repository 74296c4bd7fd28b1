import { type MessageId, Text, useText } from 'shared-ui';
import { SelectInput, TextField, useField, useFormikContext } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { none } from './columns';

interface InputProps {
  name: string;
  label: MessageId;
  sample: readonly string[][];
}

interface ColumnOption {
  value: number;
  label: string;
}

/** Options for columns, named by the row before the contents or else by a value, and for rows. */
function useOptions(sample: readonly string[][]): { columns: ColumnOption[]; rows: ColumnOption[] } {
  const text = useText();
  const { firstRow } = useFormikContext<{ firstRow: number }>().values;
  const option = (index: number, example: string) => ({
    value: index,
    label: text('columns.column', { number: index + 1, example: example.slice(0, 40) }),
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

/** The row with which the contents begin. */
export function FirstRowInput({ label, sample }: Omit<InputProps, 'name'>) {
  const { rows } = useOptions(sample);
  return <SelectInput name="firstRow" label={<Text id={label} />} options={rows} required />;
}

/** One column. */
export function ColumnInput({ name, label, sample, required = false }: InputProps & { required?: boolean }) {
  const text = useText();
  const { columns } = useOptions(sample);
  const options = [{ value: none, label: text('columns.none') }, ...columns];
  return <SelectInput name={name} label={<Text id={label} />} options={options} required={required} />;
}

/** The order of day, month and year. */
export function DateOrderInput() {
  const text = useText();
  return (
    <SelectInput
      name="dateOrder"
      label={<Text id="columns.dateOrder" />}
      options={(['ymd', 'mdy', 'dmy'] as const).map((value) => ({ value, label: text(`columns.${value}`) }))}
      required
    />
  );
}

/** Several columns. */
export function ColumnsInput({ sample, ...input }: InputProps & { required?: boolean }) {
  const { columns } = useOptions(sample);
  return <SeveralInput {...input} options={columns} />;
}

/** Several of some options. @param help what is so when none is chosen */
export function SeveralInput<Value extends string | number>({
  name,
  label,
  options,
  required = true,
  help,
}: Omit<InputProps, 'sample'> & {
  options: readonly { value: Value; label: string }[];
  required?: boolean;
  help?: MessageId;
}) {
  const [field, { error, touched }] = useField<Value[]>(name);
  return (
    <TextField
      {...field}
      select
      required={required}
      label={<Text id={label} />}
      error={touched && error !== undefined}
      helperText={(touched && error) || (help && <Text id={help} />)}
      slotProps={{ select: { multiple: true } }}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
