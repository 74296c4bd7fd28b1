import type { StatementMapping, StatementPreview } from 'shared-api';
import { ColumnsDialog } from '../../columns/components/ColumnsDialog';
import { columnsSchema } from '../schema';
import { columnsOf, mappingOf, roleOf } from '../values';
import { ColumnsInputs } from './ColumnsInputs';
import { StatementDoubts } from './StatementDoubts';

interface StatementColumnsProps {
  preview: Pick<StatementPreview, 'mapping' | 'asked' | 'sample'>;
  open: boolean;
  /** Reads the file with this column mapping. */
  onApply: (mapping: StatementMapping) => Promise<unknown>;
  onClose: () => void;
}

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
