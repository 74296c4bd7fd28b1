import { useState } from 'react';
import { resendVerification } from 'shared-api';
import { Button, EmailIcon, useText } from 'shared-ui';
import { AccountMailAgain } from '../../account-mail';

/**
 * Requests the confirmation mail again. It asks for the address, which is unknown after a login by username, and may be
 * missing in a link.
 */
export function ResendConfirmation({ email }: { email: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
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
    <AccountMailAgain
      email={email}
      send={resendVerification}
      failed="resend.failed"
      label={text('resend.action')}
    />
  );
}
