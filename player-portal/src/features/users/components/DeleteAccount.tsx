import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { Alert, Button, notify, Text, useFormat, usePath, useText } from 'shared-ui';
import { DeleteIcon } from 'shared-ui/details';
import { useBalance } from '../../payments/use-balance';
import { deleteMe } from '../api';
import { PasswordDialog } from './PasswordDialog';

const texts = {
  title: 'profile.delete.confirm.title',
  text: 'profile.delete.text',
  cancel: 'profile.delete.keep',
  submit: 'profile.delete.do',
  failed: 'profile.delete.failed',
} as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** The final confirmation, with the password. */
function DeleteDialog({ open, onClose }: DialogProps) {
  const text = useText();
  const format = useFormat();
  const credit = useBalance()?.credit ?? 0;
  const path = usePath();
  const navigate = useNavigate();
  const forget = useAuth(({ forget }) => forget);

  // Logs out only after navigating home: otherwise the guard would redirect to the login.
  const deleted = useRef(false);
  const done = text('profile.delete.done');
  useEffect(
    () => () => {
      if (!deleted.current) return;
      forget();
      notify(done);
    },
    [forget, done],
  );

  const remove = async (password: string) => {
    await deleteMe({ body: { password } });
    deleted.current = true;
    await navigate(path('home'));
  };

  // None while the balance is unknown.
  const warning = credit > 0 && (
    <Alert severity="warning">{text('profile.delete.credit', { amount: format.money(credit) })}</Alert>
  );
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      onSubmit={remove}
      texts={texts}
      color="error"
      warning={warning}
    />
  );
}

/** Deletes the account (Law 25). */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        <Text id="profile.delete.open" />
      </Button>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
