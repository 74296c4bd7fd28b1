import Button from '@mui/material/Button';
import { dismiss, type Notification } from '../notifications';

/** A notification's action, if it has one. */
export const NotificationButton = ({ of: { id, action } }: { of: Notification }) =>
  action && (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline', whiteSpace: 'nowrap' }}
      onClick={() => {
        dismiss(id);
        action.run();
      }}
    >
      {action.label}
    </Button>
  );
