import TextField from '@mui/material/TextField';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import type { QuestionInput } from './types';
import type { DeedDialog } from './use-deed';

const isGiven = (input: QuestionInput | undefined, given: string): boolean =>
  !input || (given.trim() !== '' && (!input.max || given <= input.max));

/** Asks before a deed. */
export function DeedConfirm({ dialog }: { dialog: DeedDialog }) {
  const { question, danger, open, pending, given, give, confirm, close } = dialog;
  const { input } = question ?? {};
  return (
    <ConfirmDialog
      open={open}
      title={question?.title}
      confirm={question?.confirm}
      cancel={question?.cancel}
      danger={danger}
      pending={pending}
      ready={isGiven(input, given)}
      onConfirm={confirm}
      onClose={close}
    >
      {question?.body}
      {input && (
        <TextField
          fullWidth
          required
          type={input.type}
          label={input.label}
          value={given}
          onChange={({ target }) => give(target.value)}
          error={!isGiven(input, given)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: input.max } }}
          sx={{ mt: 2.5 }}
        />
      )}
    </ConfirmDialog>
  );
}
