import { Alert, Box, type MessageId, useText } from 'shared-ui';

/** What a table does not tell, so that somebody has to look. */
export function Doubts({ intro, doubts }: { intro: MessageId; doubts: readonly MessageId[] }) {
  const text = useText();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {text(intro)}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {doubts.map((doubt) => (
          <li key={doubt}>{text(doubt)}</li>
        ))}
      </Box>
    </Alert>
  );
}
