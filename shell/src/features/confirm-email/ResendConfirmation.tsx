import { useState } from 'react';
import { resendVerification } from 'shared-api';
import { Alert, Button, EmailIcon, Stack, Text, useText } from 'shared-ui';
import { email, Form, object, SubmitButton, TextInput } from 'shared-ui/forms';

const schema = object({ email: email() });

/**
 * Has the confirmation mail sent again. The address is asked for, since a username alone does not tell it and a
 * link may have lost it.
 */
export function ResendConfirmation({ email: known }: { email: string }) {
  const text = useText();
  const [initial] = useState({ email: known });
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  if (said !== undefined) {
    return (
      <Alert severity="success" role="status">
        {said}
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
        <Text id="resend.action" />
      </Button>
    );
  }
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async (given) => setSaid((await resendVerification(given.email)).message)}
      failed="resend.failed"
      label={text('resend.action')}
    >
      <TextInput
        name="email"
        type="email"
        label={<Text id="ui.field.email" />}
        autoComplete="email"
        required
        autoFocus
      />
      <Stack direction="row">
        <SubmitButton>
          <Text id="resend.action" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
