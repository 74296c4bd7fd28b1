import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { rules } from 'shared-api';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Text } from '../messages/text';
import { MailNotice } from './MailNotice';
import type { ConfirmationInput } from './types';
import type { OperationDialog } from './use-operation';

const isValid = (field: ConfirmationInput | undefined, value: string): boolean =>
  !field || (value.trim() !== '' && (!field.max || value <= field.max));

/** Confirms an action; if it e-mails people, shows how many and takes the reason they will read. */
export function ActionConfirm({ dialog }: { dialog: OperationDialog }) {
  const { confirmation, danger, mail, open, pending, input, setInput, confirm, close } = dialog;
  const { input: field } = confirmation ?? {};
  return (
    <ConfirmDialog
      open={open}
      title={confirmation?.title}
      confirm={confirmation?.confirm}
      cancel={confirmation?.cancel}
      danger={danger}
      pending={pending}
      ready={isValid(field, input) && (!mail || mail.people !== undefined)}
      onConfirm={confirm}
      onClose={close}
    >
      {confirmation?.body}
      {field && (
        <TextField
          fullWidth
          required
          type={field.type}
          label={field.label}
          value={input}
          onChange={({ target }) => setInput(target.value)}
          error={!isValid(field, input)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: field.max } }}
          sx={{ mt: 2.5 }}
        />
      )}
      {mail && (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <MailNotice people={mail.people} money={mail.money} />
          {mail.takesReason && mail.people !== 0 && (
            <TextField
              multiline
              minRows={2}
              label={<Text id="ui.mail.reason" />}
              helperText={<Text id="ui.mail.reason.help" />}
              value={input}
              onChange={({ target }) => setInput(target.value)}
              slotProps={{ htmlInput: { maxLength: rules.notes.max } }}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
