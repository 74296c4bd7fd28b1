import { useQuery } from '@tanstack/react-query';
import { ApiError, useChange } from 'shared-api';
import { Button, Text, useFailure, useText } from 'shared-ui';
import { BiometricIcon } from 'shared-ui/forms/basic';
import { devicesQuery, proveByPassword } from '../api';
import { proveByDevice } from '../device';
import { PasswordDialog } from './PasswordDialog';

interface ProofDialogProps {
  open: boolean;
  onProven: () => void;
  onClose: () => void;
}

/** Offered to people with a passkey. */
function ByDevice({ onProven }: Pick<ProofDialogProps, 'onProven'>) {
  const text = useText();
  const failed = useFailure();
  const devices = useQuery(devicesQuery());
  const ask = useChange(proveByDevice, {
    onSuccess: onProven,
    // Closing the browser's prompt is not an error.
    onError: (error) => {
      if (error instanceof ApiError && error.message) failed(error, 'proof.failed', text('proof.device'));
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

const texts = {
  title: 'proof.title',
  text: 'proof.text',
  cancel: 'ui.action.cancel',
  submit: 'proof.submit',
  failed: 'proof.failed',
} as const;

/** Asks a logged-in person to prove their identity again, by password or passkey. */
export function ProofDialog({ open, onProven, onClose }: ProofDialogProps) {
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      onSubmit={async (password) => {
        await proveByPassword(password);
        onProven();
      }}
      texts={texts}
    >
      <ByDevice onProven={onProven} />
    </PasswordDialog>
  );
}
