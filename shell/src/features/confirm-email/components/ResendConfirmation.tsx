import { useState } from 'react';
import { resendVerification } from 'shared-api';
import { Button, EmailIcon, useText } from 'shared-ui';
import { AccountMailAgain } from '../../account-mail';

/**
 * Has the confirmation mail sent again. The address is asked for, since a username alone does not tell it and a
 * link may have lost it.
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
