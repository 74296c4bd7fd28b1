import { useState } from 'react';
import { together, useChange } from 'shared-api';
import { Box, Button, Card, notify, Stack, Typography, useFailure, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { base64Of } from '../../../files/bytes';
import { dropOf, FileButton } from '../../../layout/FileButton';
import { isOpen } from '../../lists/checked';
import { tables } from '../../lists/ListSteps';
import { SheetWays } from '../../lists/Ways';
import { importStatement, previewStatement, type Statement } from '../api';
import { PreviewTable } from './PreviewTable';
import { joined, noticesIn, sumOf } from './policy';
import { StatementColumns } from './StatementColumns';

const previewOf = async ([first, ...others]: readonly Statement[]) => {
  if (!first) throw new Error('There is nothing to read');
  return joined(await previewStatement(first), ...(await Promise.all(others.map(previewStatement))));
};

/** Content to be imported as one: a file, or all notices that were pasted at once. */
interface Batch {
  name: string;
  parts: readonly Blob[];
}

const fileBatch = (file: File): Batch => ({ name: file.name, parts: [file] });

const readBatch = async ({ name, parts }: Batch) => {
  const statements: Statement[] = await Promise.all(
    parts.map(async (part) => ({ content: await base64Of(part) })),
  );
  return { name, statements, preview: await previewOf(statements) };
};

const importAll = ({ statements }: { name: string; statements: readonly Statement[] }) =>
  together(async () => {
    const all = [];
    // One after the other: two of them may be for the same payment.
    for (const body of statements) all.push((await importStatement({ body })).counts);
    return sumOf(all);
  });

/** Imports statements and notices: each batch is previewed first, then imported, one after the other. */
export function ImportPanel() {
  const text = useText();
  const failed = useFailure();
  const [waiting, setWaiting] = useState<readonly Batch[]>([]);
  const [pasted, setPasted] = useState('');
  const [choosing, setChoosing] = useState(false);
  const preview = useChange(readBatch, {
    onSuccess: ({ preview }) => setChoosing(preview.asked !== null),
    onError: (error, { name }) => {
      failed(error, 'interac.import.failed', name);
      goOn();
    },
  });
  const [chosen, setChosen] = useState<NonNullable<typeof preview.data>>();
  const shown = chosen ?? preview.data;
  const readWith = async (said: Pick<Statement, 'mapping' | 'sheet'>) => {
    if (!shown?.statements[0]) return;
    const statement = { content: shown.statements[0].content, ...said };
    const preview = await previewStatement(statement);
    setChosen({ ...shown, statements: [statement], preview });
    setChoosing(preview.asked !== null);
  };
  const another = useChange((sheet: number) => readWith({ sheet }), {
    onError: (error) => failed(error, 'interac.import.failed', shown?.name ?? ''),
  });
  const keep = useChange(importAll, {
    onSuccess: (counts) => {
      const asked = counts.unmatched + counts.partly + counts.over;
      notify(text('interac.import.done', { settled: counts.settled, asked, known: counts.duplicate }));
      goOn();
    },
    onError: (error, { name }) => failed(error, 'interac.import.failed', name),
  });
  const begin = (batches: readonly Batch[]) => {
    setWaiting(batches.slice(1));
    if (batches[0]) preview.mutate(batches[0]);
  };
  const goOn = () => {
    setPasted('');
    setChosen(undefined);
    preview.reset();
    begin(waiting);
  };
  const isTable = shown !== undefined && shown.preview.sample.length > 0;
  return (
    <Card
      component="section"
      aria-label={text('interac.import.title')}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}
      {...dropOf((files) => begin(files.map(fileBatch)))}
    >
      {shown ? (
        <>
          <Stack sx={{ gap: 2 }}>
            <SheetWays sheets={shown.preview.sheets} onSheet={another.mutate} />
            <PreviewTable preview={shown.preview} />
          </Stack>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
            <Button
              variant="contained"
              disabled={keep.isPending || isOpen(shown.preview.sheets) || (isTable && !shown.preview.mapping)}
              onClick={() => keep.mutate(shown)}
            >
              {text('interac.import.start')}
            </Button>
            {isTable && (
              <Button disabled={keep.isPending} onClick={() => setChoosing(true)}>
                {text('columns.open')}
              </Button>
            )}
            <Button color="inherit" disabled={keep.isPending} onClick={goOn}>
              {text('interac.import.leave')}
            </Button>
            {waiting.length > 0 && (
              <Typography variant="body2">
                {text('interac.import.more', { count: waiting.length })}
              </Typography>
            )}
          </Stack>
          {isTable && (
            <StatementColumns
              preview={shown.preview}
              open={choosing}
              onApply={(mapping) => readWith({ ...shown.statements[0], mapping })}
              onClose={() => setChoosing(false)}
            />
          )}
        </>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <FileButton
              variant="contained"
              multiple
              disabled={preview.isPending}
              label={text('interac.import.choose')}
              accept={`${tables},.ofx,.qfx,.eml,.mbox,message/rfc822`}
              onFiles={(files) => begin(files.map(fileBatch))}
            >
              {text('interac.import.choose')}
            </FileButton>
            <Typography
              variant="body2"
              sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
            >
              {text('interac.import.drop')}
            </Typography>
          </Stack>
          <TextField
            label={text('interac.import.paste')}
            multiline
            maxRows={8}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          {pasted.trim() && (
            <Box>
              <Button
                disabled={preview.isPending}
                onClick={() =>
                  begin([
                    {
                      name: text('interac.import.pasted'),
                      parts: noticesIn(pasted).map((part) => new Blob([part])),
                    },
                  ])
                }
              >
                {text('interac.import.preview')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </Card>
  );
}
