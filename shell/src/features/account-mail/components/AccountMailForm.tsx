import type { ReactNode } from 'react';
import { type MessageId, Stack } from 'shared-ui';
import { EmailInput, Form, SubmitButton } from 'shared-ui/forms/basic';

// Loaded while the person types, not with the login page.
const schema = async () => (await import('../schema')).schema;
const nobody = { email: '' };

export interface AccountMailFormProps {
  /** The address, if known. Must be stable between renders. */
  initial?: { email: string };
  /** Requests the mail, and returns the server's message. */
  send: (email: string) => Promise<{ message: string }>;
  onSent: (message: string) => void;
  /** The text for an error without a message. */
  failed: MessageId;
  label: string;
  submit: ReactNode;
  /** Next to the button. */
  children?: ReactNode;
}

/** Asks for an address, and has one of the account's mails sent to it. */
export function AccountMailForm({
  initial = nobody,
  send,
  onSent,
  failed,
  label,
  submit,
  children,
}: AccountMailFormProps) {
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async (given) => onSent((await send(given.email)).message)}
      failed={failed}
      label={label}
    >
      <EmailInput autoFocus />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SubmitButton size="large">{submit}</SubmitButton>
        {children}
      </Stack>
    </Form>
  );
}
