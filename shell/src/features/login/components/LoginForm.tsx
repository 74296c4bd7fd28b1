import { useState } from 'react';
import { ApiError, useAuth } from 'shared-api';
import { Button, Stack, useText } from 'shared-ui';
import { Form, PasswordInput, SubmitButton, TextInput } from 'shared-ui/forms/basic';
import { ResendConfirmation } from '../../confirm-email/components/ResendConfirmation';
import type { Credentials } from '../schema';

// Loaded while the person types, not with the first page.
const schema = async () => (await import('../schema')).schema;

/** Texts for errors without a server message: an invalid success, and no response. */
const fallbackMessages = { badResponse: 'login.invalidReply', noResponse: 'ui.error.offline' } as const;

interface LoginFormProps {
  /** Filled in when the form opens. */
  username: string;
  /** The page that the person came for: a confirmation that is mailed again leads back to it. */
  returnTo: string | undefined;
  /** Whether logging in is the page's first action. */
  isMain: boolean;
  onDone: () => void;
  onForgot: () => void;
}

/** Username and password. For an unconfirmed e-mail address it offers the confirmation mail again. */
export function LoginForm({ username, returnTo, isMain, onDone, onForgot }: LoginFormProps) {
  const text = useText();
  const [initial] = useState(() => ({ username, password: '' }));
  const [unconfirmed, setUnconfirmed] = useState<string>();

  const submit = async (given: Credentials) => {
    setUnconfirmed(undefined);
    try {
      await useAuth.getState().login(given);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'emailNotConfirmed') setUnconfirmed(given.username);
      const fallback = fallbackMessages[error.code as 'badResponse'];
      throw fallback
        ? new ApiError({ code: error.code, status: error.status, message: text(fallback) })
        : error;
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
          <SubmitButton
            size="large"
            variant={isMain ? 'contained' : 'outlined'}
            sx={{ flexGrow: { xs: 1, sm: 0 } }}
          >
            {text('login.submit')}
          </SubmitButton>
          <Button color="inherit" onClick={onForgot}>
            {text('login.forgot')}
          </Button>
        </Stack>
      </Form>
      {unconfirmed && (
        <ResendConfirmation
          key={unconfirmed}
          email={unconfirmed.includes('@') ? unconfirmed : ''}
          returnTo={returnTo}
        />
      )}
    </>
  );
}
