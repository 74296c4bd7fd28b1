import { useState } from 'react';
import type { PassOffer } from 'shared-api';
import { Text, Typography, useFormat } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { usePassChanges } from '../use-pass-changes';
import { useRefundRules } from '../use-refund-rules';

export interface BuyPassDialogProps {
  /** The chosen pass; without one nothing is shown. */
  offer: PassOffer | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a pass is bought: its period, price and consequences. */
export function BuyPassDialog({ offer, onClose }: BuyPassDialogProps) {
  const format = useFormat();
  const { buy } = usePassChanges();
  // A mutation becomes pending some time after the click; a second click may be faster.
  const [isSent, setSent] = useState(false);
  // Keeps its content while closing.
  const [shown, setShown] = useState(offer);
  if (offer && offer !== shown) setShown(offer);
  const refunds = useRefundRules(shown?.price);
  if (!shown) return null;
  const { startDate, endDate, price, everySpotHeld, leavesQueues, keepsQueues } = shown;
  const confirm = () => {
    if (isSent) return;
    setSent(true);
    const close = () => {
      setSent(false);
      onClose();
    };
    buy.mutate(shown, { onSettled: close });
  };
  const values = {
    start: format.date(startDate),
    end: format.date(endDate),
    price: format.money(price),
    left: leavesQueues.join(', '),
    kept: keepsQueues.join(', '),
    ...refunds,
  };
  const what = [
    'planSelection.season.confirm.text',
    everySpotHeld ? 'planSelection.season.confirm.line' : 'planSelection.season.confirm.spot',
    ...(price > 0 ? (['planSelection.season.confirm.pay'] as const) : []),
    ...(leavesQueues.length > 0 ? (['planSelection.season.confirm.leavesQueues'] as const) : []),
    ...(keepsQueues.length > 0 ? (['planSelection.season.confirm.keepsQueues'] as const) : []),
    'subscription.refund',
  ] as const;
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={<Text id="planSelection.season.confirm.title" />}
      confirm={<Text id="planSelection.season.confirm.do" />}
      pending={isSent}
      onClose={onClose}
      onConfirm={confirm}
    >
      {what.map((id) => (
        <Typography key={id} component="span" sx={{ display: 'block', '& + &': { mt: 1.5 } }}>
          <Text id={id} values={values} />
        </Typography>
      ))}
    </ConfirmDialog>
  );
}
