import { useQuery } from '@tanstack/react-query';
import { PaymentStatus, type Session } from 'shared-api';
import { openAmount } from 'shared-api/money';
import { Stack, useFormat, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { myPaymentsQuery } from '../../payments/api';
import type { Loss } from '../loss';
import { useClosing } from '../use-closing';
import { GuestsLost } from './GuestsLost';

export interface GiveUpDialogProps {
  session: Session;
  loss: Loss;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains the consequences before a spot is given up: guests, lateness, who gets it, and the money. */
export function GiveUpDialog({ session, loss, onConfirm, onClose }: GiveUpDialogProps) {
  const text = useText();
  const format = useFormat();
  const { deadlineHours } = useClosing();
  const payments = useQuery(myPaymentsQuery());
  // Guests have separate payments; one for a guest dropped too late stays due.
  const ofSession =
    payments.data?.filter(
      ({ sessionId, guestName }) => sessionId === session.id && [null, ...loss.guests].includes(guestName),
    ) ?? [];
  const pending = ofSession.filter(({ status }) => status === PaymentStatus.Pending);
  const hasPaid = ofSession.some(({ status, paid }) => status === PaymentStatus.Completed || paid > 0);
  const due = pending.reduce((sum, payment) => sum + openAmount(payment), 0);
  return (
    <ConfirmDialog
      open
      title={text('session.giveUp.title', { date: format.date(session.sessionDate, 'shortDay') })}
      cancel={text('session.giveUp.keep')}
      confirm={text('link.other.no')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        <GuestsLost guests={loss.guests} />
        {loss.isLate && <span>{text('attendance.late', { hours: deadlineHours })}</span>}
        {loss.isPassedOn && (
          <span>{text('session.giveUp.passedOn', { count: session.waitingListCount })}</span>
        )}
        {loss.costs > 0 && (
          <strong>
            {text('session.giveUp.costs', {
              amount: format.money(loss.costs),
              spots: 1 + loss.guests.length,
            })}
          </strong>
        )}
        {loss.costs === 0 && due > 0 && (
          <span>{text('session.giveUp.due', { amount: format.money(due) })}</span>
        )}
        {loss.costs === 0 && hasPaid && <span>{text('session.giveUp.paid')}</span>}
      </Stack>
    </ConfirmDialog>
  );
}
