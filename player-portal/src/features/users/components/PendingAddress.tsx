import { type Me, useChange } from 'shared-api';
import { Alert, Button, notify, Stack, useFailure, useText } from 'shared-ui';
import { resendNewAddress, withdrawNewAddress } from '../api';

/** A new address that waits for its confirmation: send the mail again, or withdraw it. */
export function PendingAddress({ email, pendingEmail }: Pick<Me, 'email' | 'pendingEmail'>) {
  const text = useText();
  const failed = useFailure();
  const onError = (error: unknown) => failed(error, 'profile.newAddress.failed', pendingEmail ?? email);
  const resend = useChange(() => resendNewAddress({}), {
    onSuccess: ({ message }) => notify(message),
    onError,
  });
  const withdraw = useChange(() => withdrawNewAddress({}), {
    onSuccess: () => notify(text('profile.newAddress.withdrawn', { email })),
    onError,
  });
  if (pendingEmail === null) return null;
  return (
    <Alert severity="info">
      {text('profile.newAddress.waiting', { email, pendingEmail })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" loading={resend.isPending} onClick={() => resend.mutate()}>
          {text('profile.newAddress.resend')}
        </Button>
        <Button size="small" color="inherit" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {text('profile.newAddress.withdraw')}
        </Button>
      </Stack>
    </Alert>
  );
}
