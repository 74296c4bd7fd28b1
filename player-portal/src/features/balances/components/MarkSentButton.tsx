import type { OpenPayment } from 'shared-api';
import { Button, Stack, Typography, useFormat, useText } from 'shared-ui';
import { useMarkSent } from '../use-mark-sent';

interface MarkSentButtonProps {
  payments: readonly OpenPayment[];
  /** The accessible name. */
  what: string;
}

/** Tells the club that the money has been sent, or takes that back. */
export function MarkSentButton({ payments, what }: MarkSentButtonProps) {
  const text = useText();
  const format = useFormat();
  const { mutate, isPending } = useMarkSent();
  const [first] = payments;
  const isSent = payments.every(({ sentOn }) => sentOn !== null);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {isSent && (
        <Typography role="status" variant="body2" sx={{ flex: '1 1 14rem' }}>
          {text('balance.sent.note', { date: format.date(first?.sentOn, 'day') })}
        </Typography>
      )}
      <Button
        size="small"
        variant={isSent ? 'text' : 'contained'}
        color={isSent ? 'secondary' : 'primary'}
        loading={isPending}
        aria-label={text(isSent ? 'balance.sent.undoNamed' : 'balance.sent.named', { what })}
        onClick={() => mutate({ ids: payments.map(({ paymentId }) => paymentId), sent: !isSent })}
      >
        {text(isSent ? 'balance.sent.undo' : 'balance.sent.do')}
      </Button>
    </Stack>
  );
}
