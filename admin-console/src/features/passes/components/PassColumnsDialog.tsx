import { Fragment } from 'react';
import type { PassColumns, PassPreview } from 'shared-api';
import { Text, useText } from 'shared-ui';
import { SelectInput, useFormikContext } from 'shared-ui/forms';
import { ColumnsDialog } from '../../columns/components/ColumnsDialog';
import { Doubts } from '../../columns/components/Doubts';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from '../../columns/components/inputs';
import { none } from '../../columns/values';
import { columnsOf, columnsSchema, mappingOf, type PassColumnsValues, roleOf, singles } from '../columns';

interface PassColumnsDialogProps {
  table: Pick<PassPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (mapping: PassColumns) => Promise<unknown>;
  onClose: () => void;
}

/** What a list of passes does not tell. */
export const PassDoubts = ({ doubts }: Pick<NonNullable<PassPreview['asked']>, 'doubts'>) => (
  <Doubts intro="columns.unknown" doubts={doubts.map((doubt) => `passes.doubt.${doubt}` as const)} />
);

/** Asks for the columns of a list of passes. */
export function PassColumnsDialog({
  table: { mapping, asked, sample },
  onApply,
  ...dialog
}: PassColumnsDialogProps) {
  const likely = mapping ?? asked?.likely;
  if (!likely) return null;
  return (
    <ColumnsDialog
      {...dialog}
      initial={columnsOf(likely, sample.length)}
      schema={columnsSchema}
      failed="invite.checkFailed"
      sample={sample}
      doubts={asked && <PassDoubts {...asked} />}
      roleOf={(column, values) => roleOf(column, mappingOf(values))}
      onApply={(values) => onApply(mappingOf(values))}
    >
      <ColumnInput name="email" label="ui.field.email" sample={sample} />
      <ColumnsInput name="names" label="openings.columns.names" sample={sample} required={false} />
      {singles.map((name) => (
        <Fragment key={name}>
          <ColumnInput name={name} label={`passes.columns.${name}`} sample={sample} />
          {name === 'paid' && <PaidAsInput />}
        </Fragment>
      ))}
      <DateOrderInput />
      <FirstRowInput label="invite.columns.firstRow" sample={sample} />
    </ColumnsDialog>
  );
}

/** Whether the column of payments has marks or amounts. */
function PaidAsInput() {
  const text = useText();
  const { paid } = useFormikContext<PassColumnsValues>().values;
  if (paid === none) return null;
  return (
    <SelectInput
      name="paidAs"
      label={<Text id="passes.columns.paidAs" />}
      options={(['mark', 'amount'] as const).map((value) => ({
        value,
        label: text(`passes.paidAs.${value}`),
      }))}
      required
    />
  );
}
