import { type ReactNode, useState } from 'react';
import { Alert } from 'shared-ui';
import { AccountMailForm, type AccountMailFormProps } from './AccountMailForm';

interface AccountMailAgainProps extends Pick<AccountMailFormProps, 'send' | 'failed' | 'label'> {
  /** The address as far as it is known. */
  email: string;
  /** Stands over the form. */
  children?: ReactNode;
}

/** Has one of the account's mails sent once more; the server's answer takes the form's place. */
export function AccountMailAgain({ email, children, ...form }: AccountMailAgainProps) {
  const [initial] = useState({ email });
  const [reply, setReply] = useState<string>();
  if (reply !== undefined) {
    return (
      <Alert severity="success" role="status">
        {reply}
      </Alert>
    );
  }
  return (
    <>
      {children}
      <AccountMailForm {...form} initial={initial} onSent={setReply} submit={form.label} />
    </>
  );
}
