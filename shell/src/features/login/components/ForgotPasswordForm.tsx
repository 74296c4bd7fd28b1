import { useState } from 'react';
import { Alert, AlertTitle, Announcement, Button, Stack, useText } from 'shared-ui';
import { AccountMailForm } from '../../account-mail';
import { forgotPassword } from '../../identity/api';

/** Requests a reset link. The answer replaces the form, and never reveals whether the account exists. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const text = useText();
  const [sent, setSent] = useState<string>();
  const back = (
    <Button color="inherit" onClick={onBack}>
      {text('forgot.back')}
    </Button>
  );
  if (sent !== undefined) {
    return (
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Announcement>
          <Alert severity="success" role="none">
            <AlertTitle>{text('registerSuccess.title')}</AlertTitle>
            {sent}
          </Alert>
        </Announcement>
        {back}
      </Stack>
    );
  }
  return (
    <AccountMailForm
      send={forgotPassword}
      onSent={setSent}
      failed="forgot.failed"
      label={text('forgot.title')}
      submit={text('forgot.submit')}
    >
      {back}
    </AccountMailForm>
  );
}
