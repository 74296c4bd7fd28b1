import type { OpeningColumns, OpeningPreview } from 'shared-api';
import { ColumnsDialog } from '../../columns/components/ColumnsDialog';
import { Doubts } from '../../columns/components/Doubts';
import { ColumnInput, ColumnsInput, DateOrderInput, FirstRowInput } from '../../columns/components/inputs';
import { columnsOf, columnsSchema, mappingOf, roleOf } from '../columns';

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
