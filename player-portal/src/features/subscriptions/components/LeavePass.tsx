import { useState } from 'react';
import { Button, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { usePassChanges } from '../use-pass-changes';

/** Returns from passes to drop-in, after a confirmation. @param count of passes */
export function LeavePass({ count }: { count: number }) {
  const text = useText();
  const { chooseDropIn } = usePassChanges();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button fullWidth size="large" variant="outlined" color="secondary" onClick={() => setAsking(true)}>
        {text('planSelection.dropIn')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('planSelection.dropIn.confirm.title')}
        confirm={text('planSelection.dropIn.confirm.do')}
        pending={chooseDropIn.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => chooseDropIn.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {text('planSelection.dropIn.confirm.text', { count })}
      </ConfirmDialog>
    </>
  );
}
