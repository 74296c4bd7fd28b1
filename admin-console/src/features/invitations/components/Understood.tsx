import type { InvitationPreview, LetterCode } from 'shared-api';
import { Alert, Button, Stack, Typography, useText } from 'shared-ui';
import { SampleTable } from '../../columns/components/SampleTable';
import { roleOf } from '../columns';
import { ListDoubts } from './PeopleColumns';

interface UnderstoodProps {
  preview: InvitationPreview;
  /** Asks for the columns. */
  onColumns: () => void;
  onLetters: (letters: LetterCode) => void;
}

/** What was understood of a list's letters and columns, and the ways to say otherwise. */
export function Understood({
  preview: { letters, asked, mapping, sample },
  onColumns,
  onLetters,
}: UnderstoodProps) {
  const text = useText();
  const columns = mapping ?? asked?.likely;
  return (
    <>
      {letters.length > 0 && (
        <Alert severity="warning">
          {text('invite.letters')}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {letters.map(({ code, example }) => (
              <Button
                key={code}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => onLetters(code)}
              >
                {example}
              </Button>
            ))}
          </Stack>
        </Alert>
      )}
      {columns && (
        <section aria-labelledby="invite-understood">
          <Typography component="h2" variant="h4" id="invite-understood" sx={{ mb: 1.5 }}>
            {text('invite.understood')}
          </Typography>
          {asked && <ListDoubts {...asked} />}
          <SampleTable
            sample={sample}
            firstRow={columns.firstRow}
            roleOf={(column) => roleOf(column, columns)}
          />
          <Button variant={asked ? 'contained' : 'outlined'} onClick={onColumns}>
            {text('columns.open')}
          </Button>
        </section>
      )}
    </>
  );
}
