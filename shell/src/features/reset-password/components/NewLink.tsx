import { Typography, useText } from 'shared-ui';
import { AccountMailAgain } from '../../account-mail';
import { forgotPassword } from '../../identity/api';

/** Offers a new link when the old one was used or has expired. */
export function NewLink({ email }: { email: string }) {
  const text = useText();
  return (
    <AccountMailAgain
      email={email}
      send={forgotPassword}
      failed="forgot.failed"
      label={text('reset.invalid.action')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('reset.invalid.hint')}</Typography>
    </AccountMailAgain>
  );
}
