import { type ReactNode, useState } from 'react';
import { Alert, Announcement } from 'shared-ui';
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
      <Announcement>
        <Alert severity="success" role="none">
          {reply}
        </Alert>
      </Announcement>
    );
  }
  return (
    <>
      {children}
      <AccountMailForm {...form} initial={initial} onSent={setReply} submit={form.label} />
    </>
  );
}
