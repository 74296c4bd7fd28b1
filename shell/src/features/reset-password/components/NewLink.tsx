import { useState } from 'react';
import { forgotPassword } from 'shared-api';
import { Alert, Typography, useText } from 'shared-ui';
import { AccountMailForm } from '../../account-mail';

/** Offers a new link at once to whoever came with one that is used up or too old. */
export function NewLink({ email }: { email: string }) {
  const text = useText();
  const [initial] = useState({ email });
  const [said, setSaid] = useState<string>();
  if (said !== undefined) {
    return (
      <Alert severity="success" role="status">
        {said}
      </Alert>
    );
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text('reset.invalid.hint')}</Typography>
      <AccountMailForm
        initial={initial}
        send={forgotPassword}
        onSent={setSaid}
        failed="forgot.failed"
        label={text('reset.invalid.action')}
        submit={text('reset.invalid.action')}
      />
    </>
  );
}
