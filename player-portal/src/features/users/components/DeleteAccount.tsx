import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteMe, useAuth } from 'shared-api';
import {
  Button,
  DeleteIcon,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  notify,
  Text,
  Typography,
  usePath,
  useText,
} from 'shared-ui';
import { Form, object, PasswordInput, ruleMessage, SubmitButton, string } from 'shared-ui/forms';
import { ProfileCard } from './ProfileCard';

const schema = object({ password: string().required(ruleMessage('ui.rule.password.required')) });

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** The last question, with the password: somebody else may be sitting at the screen. */
function DeleteDialog({ open, onClose }: DialogProps) {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const forget = useAuth(({ forget }) => forget);
  const titleId = useId();

  // The login ends when this page has made way for the home page: a guard that still saw a player's page would send
  // the person to log in again.
  const deleted = useRef(false);
  useEffect(
    () => () => {
      if (!deleted.current) return;
      forget();
      client.clear();
    },
    [forget, client],
  );

  const remove = async ({ password }: { password: string }) => {
    await deleteMe(password);
    deleted.current = true;
    notify(text('profile.delete.done'));
    await navigate(path('home'));
  };

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <Text id="profile.delete.confirm.title" />
      </DialogTitle>
      <Form initial={{ password: '' }} schema={schema} onSubmit={remove} failed="profile.delete.failed">
        <DialogContent sx={{ display: 'grid', gap: 2.5, pb: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            <Text id="profile.delete.text" />
          </Typography>
          <PasswordInput
            name="password"
            label={<Text id="profile.delete.password" />}
            autoComplete="current-password"
            required
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            <Text id="profile.delete.keep" />
          </Button>
          <SubmitButton color="error">
            <Text id="profile.delete.do" />
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Leaving the club for good (Law 25). */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <ProfileCard title={<Text id="profile.delete.title" />} text={<Text id="profile.delete.text" />}>
      <Button
        color="error"
        variant="outlined"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Text id="profile.delete.open" />
      </Button>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </ProfileCard>
  );
}
