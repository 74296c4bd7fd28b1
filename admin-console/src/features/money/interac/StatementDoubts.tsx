import type { StatementPreview } from 'shared-api';
import { Doubts } from '../../lists/ColumnsDialog';

/** What a statement does not tell. */
export const StatementDoubts = ({ doubts }: Pick<NonNullable<StatementPreview['asked']>, 'doubts'>) => (
  <Doubts intro="interac.columns.unknown" doubts={doubts.map((doubt) => `interac.doubt.${doubt}` as const)} />
);
