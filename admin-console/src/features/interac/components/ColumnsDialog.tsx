import type { StatementMapping, StatementPreview } from 'shared-api';
import { Text, useText } from 'shared-ui';
import { FormDialog } from 'shared-ui/resource';
import { columnsSchema } from '../schema';
import { columnsOf, mappingOf } from '../values';
import { ColumnsInputs } from './ColumnsInputs';
import { Doubts } from './Doubts';
import { SampleTable } from './SampleTable';

interface ColumnsDialogProps {
  preview: Pick<StatementPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the file with this column mapping. */
  onApply: (mapping: StatementMapping) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog for a statement's column mapping, showing its first rows, with what is likely filled in. */
export function ColumnsDialog({ preview, open, onApply, onClose }: ColumnsDialogProps) {
  const text = useText();
  const { mapping, asked, sample } = preview;
  return (
    <FormDialog
      open={open}
      // What a column holds is said of one file only.
      about={null}
      onClose={onClose}
      title={text('interac.columns.title')}
      submit={<Text id="interac.columns.apply" />}
      maxWidth="md"
      initial={columnsOf(mapping ?? asked?.likely, sample.length)}
      schema={columnsSchema}
      failed="interac.import.failed"
      onSubmit={async (values) => {
        await onApply(mappingOf(values));
        onClose();
      }}
    >
      {asked && <Doubts doubts={asked.doubts} />}
      <SampleTable sample={sample} />
      <ColumnsInputs sample={sample} />
    </FormDialog>
  );
}
