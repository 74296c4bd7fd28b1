import { useState } from 'react';
import { Button, EmailIcon, useText } from 'shared-ui';
import { AccountMailAgain } from '../../account-mail';
import { resendVerification } from '../../identity/api';
import { awaitAddress } from '../../identity/awaited-address';

interface ResendConfirmationProps {
  /** The address, if known: it is unknown after a login by username, and may be missing in a link. */
  email: string;
  /** The page that the person came for: the mailed link leads back to it. */
  returnTo: string | undefined;
}

/** Requests the confirmation mail again, after asking for the address. */
export function ResendConfirmation({ email, returnTo }: ResendConfirmationProps) {
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
      send={(address) => {
        awaitAddress(address);
        return resendVerification(address, returnTo);
      }}
      failed="resend.failed"
      label={text('resend.action')}
    />
  );
}
