import { useState } from 'react';
import { ApiError, useAuth } from 'shared-api';
import { Button, Stack, useText } from 'shared-ui';
import { Form, PasswordInput, SubmitButton, TextInput } from 'shared-ui/forms/basic';
import { ResendConfirmation } from '../../confirm-email/components/ResendConfirmation';
import type { Credentials } from '../schema';

// Not in the first page: whoever types has the time.
const schema = async () => (await import('../schema')).schema;

/** What the server has said nothing about: a success that is none, and no answer at all. */
const ownWords = { badResponse: 'login.invalidReply', noResponse: 'ui.error.offline' } as const;

interface LoginFormProps {
  onDone: () => void;
  onForgot: () => void;
}

/** Username and password. An account whose e-mail is not confirmed yet is offered the mail again. */
export function LoginForm({ onDone, onForgot }: LoginFormProps) {
  const text = useText();
  // The name of the last login on this device, as it was when the form opened.
  const [initial] = useState(() => ({ username: useAuth.getState().lastUsername ?? '', password: '' }));
  const [unconfirmed, setUnconfirmed] = useState<string>();

  const submit = async (given: Credentials) => {
    setUnconfirmed(undefined);
    try {
      await useAuth.getState().login(given);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'emailNotConfirmed') setUnconfirmed(given.username);
      const own = ownWords[error.code as 'badResponse'];
      throw own ? new ApiError({ code: error.code, status: error.status, message: text(own) }) : error;
    }
    onDone();
  };

  return (
    <>
      <Form
        initial={initial}
        schema={schema}
        onSubmit={submit}
        failed="login.failed"
        label={text('login.title')}
      >
        <TextInput
          name="username"
          label={text('ui.field.username')}
          autoComplete="username webauthn"
          spellCheck={false}
          required
        />
        <PasswordInput
          name="password"
          label={text('ui.field.password')}
          autoComplete="current-password"
          required
        />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}
        >
          <SubmitButton size="large" sx={{ flexGrow: { xs: 1, sm: 0 } }}>
            {text('login.submit')}
          </SubmitButton>
          <Button color="inherit" onClick={onForgot}>
            {text('login.forgot')}
          </Button>
        </Stack>
      </Form>
      {unconfirmed && (
        <ResendConfirmation key={unconfirmed} email={unconfirmed.includes('@') ? unconfirmed : ''} />
      )}
    </>
  );
}
