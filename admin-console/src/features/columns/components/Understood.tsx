import type { ReactNode } from 'react';
import type { Letters, SheetOfFile } from 'shared-api';
import { Button, type MessageId, Typography, useText } from 'shared-ui';
import { SampleTable } from './SampleTable';
import { SheetWays } from './SheetWays';
import { Ways } from './Ways';

interface UnderstoodProps {
  letters: readonly Letters[];
  sheets: readonly SheetOfFile[];
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
  onSheet: (sheet: number) => void;
}

/** What was understood of a list's letters, sheets and columns, and the ways to say otherwise. */
export function Understood({
  letters,
  sheets,
  sample,
  columns,
  doubts,
  roleOf,
  onColumns,
  onLetters,
  onSheet,
}: UnderstoodProps) {
  const text = useText();
  return (
    <>
      {letters.length > 0 && (
        <Ways
          severity="warning"
          ways={letters}
          labelOf={({ example }) => example}
          onChoose={({ code }) => onLetters(code)}
        >
          {text('columns.letters')}
        </Ways>
      )}
      <SheetWays sheets={sheets} onSheet={onSheet} />
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
