import { type ReactNode, useState } from 'react';
import { Alert } from 'shared-ui';
import { AccountMailForm, type AccountMailFormProps } from './AccountMailForm';

interface AccountMailAgainProps extends Pick<AccountMailFormProps, 'send' | 'failed' | 'label'> {
  /** The address, if known. */
  email: string;
  /** Above the form. */
  children?: ReactNode;
}

/** Requests one of the account's mails again; the server's answer replaces the form. */
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
