import { useQuery } from '@tanstack/react-query';
import { Box, Text, Typography } from 'shared-ui';
import { RadioInput, useField, useFormikContext } from 'shared-ui/forms';
import { everybodyQuery, type Recipient } from '../recipients';
import type { MailingValues } from '../values';
import { ChosenRecipients } from './ChosenRecipients';
import { RecipientSearch } from './RecipientSearch';

const audiences = [
  { value: 'all', label: <Text id="communication.everybody" /> },
  { value: 'some', label: <Text id="communication.some" /> },
] as const;

/** The recipients: everybody, or a selection. */
export function RecipientsPanel() {
  const { values, submitCount } = useFormikContext<MailingValues>();
  const [{ value: chosen }, { error }, { setValue }] = useField<Recipient[]>('recipients');
  const { data } = useQuery(everybodyQuery());
  const choose = (recipients: Recipient[]) => void setValue(recipients);
  return (
    <div>
      <RadioInput name="audience" label={<Text id="communication.recipients" />} options={audiences} row />
      {values.audience === 'all' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Text id="communication.everybodyHint" values={{ count: data?.total ?? 0 }} />
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
          <RecipientSearch chosen={chosen} onChoose={choose} />
          <ChosenRecipients chosen={chosen} onChoose={choose} />
          {submitCount > 0 && error && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {error}
            </Typography>
          )}
        </Box>
      )}
    </div>
  );
}
