import type { StatementPreview } from 'shared-api';
import { Alert, Box, useText } from 'shared-ui';

/** What a statement does not tell, so that somebody has to look. */
export function Doubts({ doubts }: Pick<NonNullable<StatementPreview['asked']>, 'doubts'>) {
  const text = useText();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text('interac.columns.unknown')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {doubts.map((doubt) => (
          <li key={doubt}>{text(`interac.doubt.${doubt}`)}</li>
        ))}
      </Box>
    </Alert>
  );
}
