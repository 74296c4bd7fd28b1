import { type ReactNode, useEffect } from 'react';
import { type Letters, messageOf, type SheetOfFile, useChange } from 'shared-api';
import { Alert, Button, type MessageId, Stack, Typography, useText } from 'shared-ui';
import { SubmitButton, TextArea, useFormikContext } from 'shared-ui/forms';
import { base64Of } from '../../files/bytes';
import { dropOf, FileButton } from '../../layout/FileButton';
import { type Checked, checkedOf, isOpen } from './checked';
import { SampleTable } from './SampleTable';
import { SheetWays, Ways } from './Ways';

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
function Understood({
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

/** What the server says of a list. */
export interface ListPreview {
  text: string;
  letters: Letters[];
  sheets: SheetOfFile[];
  mapping: { firstRow: number } | null;
  asked: { likely: { firstRow: number } } | null;
  sample: string[][];
}

/** A list, and what was said of it. */
export interface ListSaid {
  content: string;
  letters?: Letters['code'];
  sheet?: number;
}

/** What differs between lists. */
export interface ListStepsProps<Preview extends ListPreview, Said extends ListSaid> {
  texts: Record<'list' | 'hint' | 'check' | 'file' | 'checkFailed', MessageId>;
  /** Kinds of files beside tables, as an input's `accept`. */
  accept?: string;
  /** What the last check said. */
  checked: Checked<Preview, Said> | undefined;
  check: (said: Said) => Promise<Checked<Preview, Said>>;
  onChecked: (checked: Checked<Preview, Said>) => void;
  /** Asks for the columns. */
  onColumns: () => void;
  doubts: (preview: Preview) => ReactNode;
  /** What a column holds, by how the list was read, or what is likely. */
  roleOf: (
    column: number,
    columns: NonNullable<Preview['mapping']> | NonNullable<Preview['asked']>['likely'],
  ) => MessageId | undefined;
  /** The id of the heading of what becomes of the lines. */
  headingId: string;
  /** What becomes of each line, and the button; for a list that is not asked about. */
  children: (
    shown: Checked<Preview, Said>,
    again: { isBusy: boolean; read: (said: Said) => void },
  ) => ReactNode;
}

/** Files that hold a table, as an input's `accept`. */
export const tables = '.xlsx,.ods,.csv,.tsv,.txt,text/csv,text/plain';

/** In a form with a `list`: a list or a file, what was understood of it, and what would become of each line. */
export function ListSteps<Preview extends ListPreview, Said extends ListSaid>({
  texts,
  accept,
  checked,
  check,
  onChecked,
  onColumns,
  doubts,
  roleOf,
  headingId,
  children,
}: ListStepsProps<Preview, Said>) {
  const text = useText();
  const { values, setFieldValue, isSubmitting } = useFormikContext<{ list: string }>();
  const onSuccess = (read: Checked<Preview, Said>) => {
    onChecked(read);
    // A file is a list like any other: it can be corrected where it is shown.
    void setFieldValue('list', read.preview.text);
  };
  const again = useChange(check, { onSuccess });
  const file = useChange(async (given: Blob) => check({ content: await base64Of(given) } as Said), {
    onSuccess,
  });
  const shown = checkedOf(values.list, checked);
  // The button that was pressed is gone, and on a phone what was read is below the fold.
  useEffect(() => {
    if (checked) document.getElementById(headingId)?.focus();
  }, [checked, headingId]);
  const columns = shown?.preview.mapping ?? shown?.preview.asked?.likely;
  const isBusy = file.isPending || again.isPending;
  return (
    <>
      <div {...dropOf(([given]) => file.mutate(given))}>
        <TextArea name="list" label={text(texts.list)} help={text(texts.hint)} rows={6} maxRows={14} />
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {!shown && (
          <SubmitButton disabled={isBusy || values.list.trim() === ''}>{text(texts.check)}</SubmitButton>
        )}
        <FileButton
          variant="outlined"
          color="secondary"
          disabled={isBusy || isSubmitting}
          label={text(texts.file)}
          accept={[tables, accept].filter(Boolean).join()}
          onFiles={([given]) => file.mutate(given)}
        >
          {text(texts.file)}
        </FileButton>
      </Stack>
      {[file, again].map(
        ({ isError, error }, index) =>
          isError && (
            <Alert key={String(index)} severity="error">
              {messageOf(error, text(texts.checkFailed))}
            </Alert>
          ),
      )}
      {shown && (
        <>
          <Understood
            letters={shown.preview.letters}
            sheets={shown.preview.sheets}
            sample={shown.preview.sample}
            columns={columns}
            doubts={shown.preview.asked && doubts(shown.preview)}
            roleOf={(column) => columns && roleOf(column, columns)}
            onColumns={onColumns}
            onLetters={(letters) => again.mutate({ ...shown.said, letters })}
            // Another sheet has other columns, and other lines.
            onSheet={(sheet) => again.mutate({ content: shown.said.content, sheet } as Said)}
          />
          {!shown.preview.asked &&
            !isOpen(shown.preview.sheets) &&
            children(shown, { isBusy, read: (said) => again.mutate(said) })}
        </>
      )}
    </>
  );
}
