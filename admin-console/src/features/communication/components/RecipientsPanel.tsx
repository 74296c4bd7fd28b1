import { Box, Text, Typography } from 'shared-ui';
import { RadioInput, useField, useFormikContext } from 'shared-ui/forms';
import type { Recipient } from '../recipients';
import { useRecipients } from '../use-recipients';
import type { MailingValues } from '../values';
import { ChosenRecipients } from './ChosenRecipients';
import { GroupPanel } from './GroupPanel';
import { MailPeople } from './MailPeople';
import { RecipientSearch } from './RecipientSearch';

const audiences = [
  { value: 'all', label: <Text id="communication.everybody" /> },
  { value: 'group', label: <Text id="communication.group" /> },
  { value: 'some', label: <Text id="communication.some" /> },
] as const;

/** The recipients: everybody, a group, or a selection. */
export function RecipientsPanel() {
  const { values, submitCount } = useFormikContext<MailingValues>();
  const [{ value: chosen }, { error }, { setValue }] = useField<Recipient[]>('recipients');
  const { count, group } = useRecipients(values);
  const choose = (recipients: Recipient[]) => void setValue(recipients);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioInput name="audience" label={<Text id="communication.recipients" />} options={audiences} row />
      {values.audience === 'group' && <GroupPanel />}
      {group && (
        <Typography component="div" role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          <Text id="communication.chosen" values={{ count }} />
          <MailPeople {...group} />
        </Typography>
      )}
      {values.audience === 'some' && (
        <>
          <RecipientSearch chosen={chosen} onChoose={choose} />
          <ChosenRecipients chosen={chosen} onChoose={choose} />
          {submitCount > 0 && error && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {error}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
