import type { FormEvent } from 'react';
import { rules } from 'shared-api';
import { Button, Stack, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Undoes a decision with an optional reason; Enter is enough. */
export function UndoForm({ onUndo }: { onUndo: (note: string) => void }) {
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onUndo(String(new FormData(event.currentTarget).get('note')).trim());
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      direction="row"
      sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <TextField
        size="small"
        label={text('interac.undo.why')}
        name="note"
        slotProps={{ htmlInput: { maxLength: rules.notes.max } }}
        inputRef={focus}
        sx={{ flex: '1 1 16rem', maxWidth: 480 }}
      />
      <Button type="submit" size="small" variant="contained">
        {text('interac.undo.confirm')}
      </Button>
    </Stack>
  );
}
