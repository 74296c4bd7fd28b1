import { useState } from 'react';
import type { PassOffer } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useBalance } from '../../payments/use-balance';
import { usePassChanges } from '../use-pass-changes';
import { useRefundRules } from '../use-refund-rules';

export interface BuyPassDialogProps {
  /** The chosen pass; without one nothing is shown. */
  offer: PassOffer | undefined;
  onClose: () => void;
  /** Once the pass is bought. */
  onBought?: () => void;
}

/** Asks for confirmation before a pass is bought: its period and price, and what else applies to this one. */
export function BuyPassDialog({ offer, onClose, onBought }: BuyPassDialogProps) {
  const text = useText();
  const format = useFormat();
  const { buy } = usePassChanges();
  const credit = useBalance()?.credit ?? 0;
  // A mutation becomes pending some time after the click; a second click may be faster.
  const [isSent, setSent] = useState(false);
  // Keeps its content while closing.
  const [shown, setShown] = useState(offer);
  if (offer && offer !== shown) setShown(offer);
  const refunds = useRefundRules(shown?.price);
  if (!shown) return null;
  const { startDate, endDate, price, sessionsFull, everySpotHeld } = shown;
  const confirm = () => {
    if (isSent) return;
    setSent(true);
    const close = () => {
      setSent(false);
      onClose();
    };
    buy.mutate(shown, { onSuccess: () => onBought?.(), onSettled: close });
  };
  const period = { start: format.date(startDate), end: format.date(endDate) };
  const lines = [
    text('planSelection.confirm', {
      ...period,
      price: format.money(price),
      due: price > credit ? 'yes' : 'no',
    }),
  ];
  if (price > 0 && credit > 0)
    lines.push(text('planSelection.confirm.credit', { credit: format.money(Math.min(credit, price)) }));
  if (everySpotHeld || sessionsFull > 0)
    lines.push(text('planSelection.confirm.full', { all: everySpotHeld ? 'yes' : 'no' }));
  lines.push(text('planSelection.confirm.missed', refunds));
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={text('planSelection.confirm.title')}
      confirm={text('planSelection.season')}
      pending={isSent}
      onClose={onClose}
      onConfirm={confirm}
    >
      {lines.map((line) => (
        <Typography key={line} component="span" sx={{ display: 'block', '& + &': { mt: 1.5 } }}>
          {line}
        </Typography>
      ))}
    </ConfirmDialog>
  );
}
