import { useEffect, useId, useRef } from 'react';
import type { TransferDecision } from 'shared-api';
import { Button, Stack, Typography, useText } from 'shared-ui';

interface DoubtConfirmProps {
  decision: TransferDecision;
  onConfirm: () => void;
}

/** Asks whether a doubtful transfer shall pay for something; Enter confirms. */
export function DoubtConfirm({ decision: { decision, paymentId, userId }, onConfirm }: DoubtConfirmProps) {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice asks again.
  useEffect(() => button.current?.focus(), [decision, paymentId, userId]);
  return (
    <Stack direction="row" sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography id={id} variant="body2">
        {text('interac.doubt.check')}
      </Typography>
      <Button
        ref={button}
        size="small"
        variant="contained"
        color="error"
        aria-describedby={id}
        onClick={onConfirm}
      >
        {text(decision === 'credit' ? 'interac.doubt.credit' : 'interac.doubt.settle')}
      </Button>
    </Stack>
  );
}
