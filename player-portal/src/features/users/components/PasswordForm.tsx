import { useState } from 'react';
import { type PasswordChange, refresh, useAuth, useChange } from 'shared-api';
import { Button, EmailIcon, notify, useFailure, useText } from 'shared-ui';
import {
  confirmation,
  Form,
  loginPassword,
  newPassword,
  object,
  PasswordInput,
  PasswordPair,
  SubmitButton,
} from 'shared-ui/forms';
import { changePassword, forgotPassword } from '../api';
import { ProfilePart } from './ProfilePart';

const schema = object({
  currentPassword: loginPassword(),
  newPassword: newPassword(),
  confirmPassword: confirmation('newPassword'),
});
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Requests a reset mail, for logged-in people who have forgotten the password. */
function MailReset({ email }: { email: string }) {
  const text = useText();
  const failed = useFailure();
  const mail = useChange(() => forgotPassword({ body: { email } }), {
    onSuccess: () => notify(text('profile.password.mailed', { email })),
    onError: (error) => failed(error, 'profile.password.mailFailed', email),
  });
  return (
    <Button
      color="secondary"
      startIcon={<EmailIcon />}
      loading={mail.isPending}
      onClick={() => mail.mutate()}
      sx={{ alignSelf: 'flex-start', ml: -1.25 }}
    >
      {text('profile.password.forgot')}
    </Button>
  );
}

/** Changes the password; every other device is logged out. */
export function PasswordForm({ email }: { email: string }) {
  const text = useText();
  const replaceToken = useAuth(({ replaceToken }) => replaceToken);
  const [round, setRound] = useState(0);

  const change = async ({ currentPassword, newPassword }: PasswordChange) => {
    const { token } = await changePassword({ body: { currentPassword, newPassword } });
    replaceToken(token);
    // Not before: the former token reads nothing any more.
    refresh('logins');
    notify(text('profile.password.done'));
    setRound(round + 1);
  };

  return (
    <ProfilePart title={text('profile.password.title')} text={text('profile.password.text')}>
      <Form key={round} initial={empty} schema={schema} onSubmit={change} failed="profile.password.failed">
        <PasswordInput
          name="currentPassword"
          label={text('profile.password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordPair
          name="newPassword"
          label={text('profile.password.new')}
          confirmLabel={text('profile.password.confirm')}
        />
        <SubmitButton sx={{ alignSelf: 'flex-start' }}>{text('profile.password.submit')}</SubmitButton>
      </Form>
      <MailReset email={email} />
    </ProfilePart>
  );
}
