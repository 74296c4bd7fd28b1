import { Box, type MessageId, Text, useText } from 'shared-ui';
import { RadioInput, useFormikContext } from 'shared-ui/forms';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from '../../columns/components/inputs';
import type { ColumnsValues } from '../values';

/** A select for each column of the mapping. */
export function ColumnsInputs({ sample }: { sample: string[][] }) {
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
