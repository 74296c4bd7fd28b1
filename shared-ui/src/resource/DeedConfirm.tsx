import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { rules } from 'shared-api';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Text } from '../messages/text';
import { MailNotice } from './MailNotice';
import type { QuestionInput } from './types';
import type { DeedDialog } from './use-deed';

const isGiven = (input: QuestionInput | undefined, given: string): boolean =>
  !input || (given.trim() !== '' && (!input.max || given <= input.max));

/** Asks before a deed; of one that e-mails people it says how many, and takes the reason that they will read. */
export function DeedConfirm({ dialog }: { dialog: DeedDialog }) {
  const { question, danger, mail, open, pending, given, give, confirm, close } = dialog;
  const { input } = question ?? {};
  return (
    <ConfirmDialog
      open={open}
      title={question?.title}
      confirm={question?.confirm}
      cancel={question?.cancel}
      danger={danger}
      pending={pending}
      ready={isGiven(input, given) && (!mail || mail.people !== undefined)}
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
      {mail && (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <MailNotice people={mail.people} />
          {mail.takesReason && mail.people !== 0 && (
            <TextField
              multiline
              minRows={2}
              label={<Text id="ui.mail.reason" />}
              helperText={<Text id="ui.mail.reason.help" />}
              value={given}
              onChange={({ target }) => give(target.value)}
              slotProps={{ htmlInput: { maxLength: rules.notes.max } }}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
