import Button from '@mui/material/Button';
import { type MessageId, Text } from '../messages/text';
import { defineIcon } from '../mui/define-icon';

const AddIcon = defineIcon(
  'AddRounded',
  'M18 13h-5v5c0 .55-.45 1-1 1s-1-.45-1-1v-5H6c-.55 0-1-.45-1-1s.45-1 1-1h5V6c0-.55.45-1 1-1s1 .45 1 1v5h5c.55 0 1 .45 1 1s-.45 1-1 1',
);

/** Opens the dialog for a new record. */
export function CreateButton({ label, onClick }: { label: MessageId; onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      <Text id={label} />
    </Button>
  );
}
