import { useState } from 'react';
import { forgotPassword } from 'shared-api';
import { Alert, AlertTitle, Button, Stack, Text, useText } from 'shared-ui';
import { email, Form, object, SubmitButton, TextInput } from 'shared-ui/forms';

const schema = object({ email: email() });
const initial = { email: '' };

/** Asks for a reset link. The answer takes the form's place, and never tells whether the account exists. */
export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const text = useText();
  const [sent, setSent] = useState<string>();
  const back = (
    <Button color="inherit" onClick={onBack}>
      <Text id="forgot.back" />
    </Button>
  );
  if (sent !== undefined) {
    return (
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Alert severity="success" role="status" sx={{ width: '100%' }}>
          <AlertTitle>
            <Text id="forgot.sent.title" />
          </AlertTitle>
          {sent}
        </Alert>
        {back}
      </Stack>
    );
  }
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async (given) => setSent((await forgotPassword(given.email)).message)}
      failed="forgot.failed"
      label={text('forgot.title')}
    >
      <TextInput
        name="email"
        type="email"
        label={<Text id="ui.field.email" />}
        autoComplete="email"
        required
        autoFocus
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SubmitButton size="large">
          <Text id="forgot.submit" />
        </SubmitButton>
        {back}
      </Stack>
    </Form>
  );
}
