import { useState } from 'react';
import { type MonthStatus, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Alert, Button, notify, useFailure } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import { setMonthClosed } from '../api';

/** Whether a month is closed, since when and by whom, and the button to close or reopen it. */
export function MonthClosing({ status: { month, isOver, closedOn, closedBy } }: { status: MonthStatus }) {
  const { text, format } = useI18n();
  const failed = useFailure();
  const [asking, setAsking] = useState(false);
  const name = format.date(`${month}-01`, 'month');
  const isClosed = closedOn !== null;
  const { mutate, isPending } = useChange(
    () => setMonthClosed({ params: { month }, body: { closed: !isClosed } }),
    {
      onSuccess: () =>
        notify(text(isClosed ? 'treasury.months.openedDone' : 'treasury.months.closedDone', { month: name })),
      onError: (error) => failed(error, 'treasury.months.changeFailed', capitalised(name)),
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <Alert
        severity={isClosed ? 'success' : 'info'}
        sx={{ mt: 2, mb: 3 }}
        action={
          isOver && (
            <Button
              size="small"
              color="inherit"
              disabled={isPending}
              onClick={() => (isClosed ? mutate() : setAsking(true))}
            >
              {text(isClosed ? 'treasury.months.reopen' : 'treasury.months.close')}
            </Button>
          )
        }
      >
        {closedOn
          ? text('treasury.months.closed', { date: format.date(closedOn, 'medium'), name: closedBy })
          : text(isOver ? 'treasury.months.open' : 'treasury.months.running')}
      </Alert>
      <ConfirmDialog
        open={asking}
        title={text('treasury.months.closeTitle', { month: name })}
        confirm={text('treasury.months.close')}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {text('treasury.months.closeText')}
      </ConfirmDialog>
    </>
  );
}
