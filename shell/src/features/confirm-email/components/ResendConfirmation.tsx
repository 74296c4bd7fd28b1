import { useState } from 'react';
import { resendVerification } from 'shared-api';
import { Alert, Button, EmailIcon, useText } from 'shared-ui';
import { AccountMailForm } from '../../account-mail';

/**
 * Has the confirmation mail sent again. The address is asked for, since a username alone does not tell it and a
 * link may have lost it.
 */
export function ResendConfirmation({ email: known }: { email: string }) {
  const text = useText();
  const [initial] = useState({ email: known });
  const [open, setOpen] = useState(false);
  const [reply, setReply] = useState<string>();
  if (reply !== undefined) {
    return (
      <Alert severity="success" role="status">
        {reply}
      </Alert>
    );
  }
  if (!open) {
    return (
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EmailIcon />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('resend.action')}
      </Button>
    );
  }
  return (
    <AccountMailForm
      initial={initial}
      send={resendVerification}
      onSent={setReply}
      failed="resend.failed"
      label={text('resend.action')}
      submit={text('resend.action')}
    />
  );
}
