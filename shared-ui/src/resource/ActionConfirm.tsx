import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { isVisible, rules } from 'shared-api';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Text } from '../messages/text';
import { MailNotice } from './MailNotice';
import type { ConfirmationInput } from './types';
import type { OperationDialog } from './use-operation';

const isValid = (field: ConfirmationInput | undefined, value: string): boolean =>
  !field || (isVisible(value) && (!field.max || value <= field.max));

/** Confirms an action; if it e-mails people, shows how many and asks for the reason they will read. */
export function ActionConfirm({ dialog }: { dialog: OperationDialog }) {
  const { confirmation, danger, mail, open, pending, input, setInput, choice, setChoice, confirm, close } =
    dialog;
  const { input: field, choice: choices } = confirmation ?? {};
  const id = useId();
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
      {choices && choice !== undefined && (
        <FormControl sx={{ mt: 2 }}>
          <FormLabel id={id}>{choices.label}</FormLabel>
          <RadioGroup aria-labelledby={id} value={choice} onChange={(_event, value) => setChoice(value)}>
            {choices.options.map(({ value, label }) => (
              <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {mail && (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <MailNotice people={mail.people} money={mail.money} />
          {mail.takesReason && mail.reasons.length > 0 && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {mail.reasons.map((reason) => (
                <Chip
                  key={reason}
                  label={reason}
                  aria-pressed={input === reason}
                  variant={input === reason ? 'filled' : 'outlined'}
                  onClick={() => setInput(input === reason ? '' : reason)}
                />
              ))}
            </Stack>
          )}
          {mail.takesReason && (mail.people !== 0 || mail.reasons.length > 0) && (
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
