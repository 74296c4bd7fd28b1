import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError, devicesQuery, proveByPassword } from 'shared-api';
import {
  BiometricIcon,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  notify,
  Text,
  Typography,
} from 'shared-ui';
import { Form, object, PasswordInput, ruleMessage, SubmitButton, string } from 'shared-ui/forms';
import { proveByDevice } from '../device';

const schema = object({ password: string().required(ruleMessage('ui.rule.password.required')) });
const initial = { password: '' };

interface ProofDialogProps {
  open: boolean;
  onProven: () => void;
  onClose: () => void;
}

/** Offered to those who have a passkey. */
function ByDevice({ onProven }: Pick<ProofDialogProps, 'onProven'>) {
  const devices = useQuery(devicesQuery());
  const ask = useMutation({
    mutationFn: proveByDevice,
    onSuccess: onProven,
    // That somebody closed the browser's prompt needs no words.
    onError: (error) => {
      if (error instanceof ApiError && error.message) notify(error.message, 'error');
    },
  });
  if (!devices.data?.length) return null;
  return (
    <Button
      color="secondary"
      startIcon={<BiometricIcon />}
      loading={ask.isPending}
      onClick={() => ask.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      <Text id="proof.device" />
    </Button>
  );
}

/** Asks somebody who is logged in to prove once more that it is them, by password or passkey. */
export function ProofDialog({ open, onProven, onClose }: ProofDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        <Text id="proof.title" />
      </DialogTitle>
      <Form
        initial={initial}
        schema={schema}
        onSubmit={async (given) => {
          await proveByPassword(given.password);
          onProven();
        }}
        failed="proof.failed"
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5, pb: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            <Text id="proof.text" />
          </Typography>
          <PasswordInput
            name="password"
            label={<Text id="proof.password" />}
            autoComplete="current-password"
            required
            autoFocus
          />
          <ByDevice onProven={onProven} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            <Text id="ui.action.cancel" />
          </Button>
          <SubmitButton>
            <Text id="proof.submit" />
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
