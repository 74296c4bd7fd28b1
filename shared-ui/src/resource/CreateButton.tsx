import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { type MessageId, Text } from '../messages/text';

/** Opens the dialog for a new record. */
export function CreateButton({ label, onClick }: { label: MessageId; onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onClick}>
      <Text id={label} />
    </Button>
  );
}
