import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import {
  importStatement,
  messageOf,
  paymentsKey,
  previewStatement,
  type StatementMapping,
  transfersKey,
} from 'shared-api';
import { Box, Button, Card, notify, Stack, Typography, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { ColumnsDialog } from './ColumnsDialog';
import { PreviewTable } from './PreviewTable';

/** A file's content for the API. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Imports statements and notices: each is previewed first, then imported, one after the other. */
export function ImportPanel() {
  const text = useText();
  const id = useId();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<readonly Blob[]>([]);
  const [pasted, setPasted] = useState('');
  const [choosing, setChoosing] = useState(false);
  const preview = useMutation({
    mutationFn: async (file: Blob) => {
      const statement = { content: await base64Of(file) };
      return { statement, preview: await previewStatement(statement) };
    },
    onError: (error) => {
      notify(messageOf(error, text('interac.import.failed')), 'error');
      goOn();
    },
  });
  const [chosen, setChosen] = useState<NonNullable<typeof preview.data>>();
  const shown = chosen ?? preview.data;
  const readWith = async (mapping: StatementMapping) => {
    if (!shown) return;
    const statement = { content: shown.statement.content, mapping };
    setChosen({ statement, preview: await previewStatement(statement) });
  };
  const keep = useMutation({
    mutationFn: importStatement,
    onSuccess: ({ counts }) => {
      const asked = counts.unmatched + counts.partly + counts.over;
      notify(text('interac.import.done', { settled: counts.settled, asked, known: counts.duplicate }));
      goOn();
    },
    onError: (error) => notify(messageOf(error, text('interac.import.failed')), 'error'),
    onSettled: () =>
      Promise.all([transfersKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const begin = (files: readonly Blob[]) => {
    setWaiting(files.slice(1));
    if (files[0]) preview.mutate(files[0]);
  };
  const goOn = () => {
    setPasted('');
    setChosen(undefined);
    preview.reset();
    begin(waiting);
  };
  const isTable = shown !== undefined && shown.preview.sample.length > 0;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    begin([...event.dataTransfer.files]);
  };

  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, mb: 3 }}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Typography component="h2" variant="h4" id={id} sx={{ mb: 1.5 }}>
        {text('interac.import.title')}
      </Typography>
      {shown ? (
        <>
          <PreviewTable preview={shown.preview} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
            <Button
              variant="contained"
              disabled={keep.isPending || (isTable && !shown.preview.mapping)}
              onClick={() => keep.mutate(shown.statement)}
            >
              {text('interac.import.start')}
            </Button>
            {isTable && (
              <Button disabled={keep.isPending} onClick={() => setChoosing(true)}>
                {text('interac.columns.open')}
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
            <ColumnsDialog
              preview={shown.preview}
              open={choosing}
              onApply={readWith}
              onClose={() => setChoosing(false)}
            />
          )}
        </>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button variant="contained" disabled={preview.isPending} onClick={() => input.current?.click()}>
              {text('interac.import.choose')}
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label={text('interac.import.choose')}
              accept=".csv,.txt,.ofx,.qfx,.eml,text/csv,message/rfc822"
              onChange={({ target }) => {
                begin([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('interac.import.drop')}
            </Typography>
          </Stack>
          <TextField
            label={text('interac.import.paste')}
            multiline
            minRows={2}
            maxRows={8}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          {pasted.trim() && (
            <Box>
              <Button disabled={preview.isPending} onClick={() => begin([new Blob([pasted])])}>
                {text('interac.import.preview')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </Card>
  );
}
