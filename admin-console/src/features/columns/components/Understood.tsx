import type { ReactNode } from 'react';
import type { Letters } from 'shared-api';
import { Alert, Button, type MessageId, Stack, Typography, useText } from 'shared-ui';
import { SampleTable } from './SampleTable';

interface UnderstoodProps {
  letters: readonly Letters[];
  sample: readonly string[][];
  /** The columns, or what is likely of them; undefined when it is no table. */
  columns: { firstRow: number } | null | undefined;
  /** What the table does not tell, if somebody has to say it. */
  doubts: ReactNode;
  /** What a column holds. */
  roleOf: (column: number) => MessageId | undefined;
  /** Asks for the columns. */
  onColumns: () => void;
  onLetters: (letters: Letters['code']) => void;
}

/** What was understood of a list's letters and columns, and the ways to say otherwise. */
export function Understood({
  letters,
  sample,
  columns,
  doubts,
  roleOf,
  onColumns,
  onLetters,
}: UnderstoodProps) {
  const text = useText();
  return (
    <>
      {letters.length > 0 && (
        <Alert severity="warning">
          {text('columns.letters')}
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
        <section aria-labelledby="columns-understood">
          <Typography component="h2" variant="h4" id="columns-understood" sx={{ mb: 1.5 }}>
            {text('columns.title')}
          </Typography>
          {doubts}
          <SampleTable sample={sample} firstRow={columns.firstRow} roleOf={roleOf} />
          <Button variant={doubts ? 'contained' : 'outlined'} onClick={onColumns}>
            {text('columns.open')}
          </Button>
        </section>
      )}
    </>
  );
}
