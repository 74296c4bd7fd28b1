import { useState } from 'react';
import type { Subscription } from 'shared-api';
import { Button, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { usePassChanges } from '../use-pass-changes';
import { canEnd, EndingText } from './EndingText';

/** Returns from passes to drop-in, after a confirmation. */
export function LeavePass({ passes }: { passes: readonly Subscription[] }) {
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
        title={text('planSelection.dropIn.title')}
        confirm={text('planSelection.dropIn')}
        pending={chooseDropIn.isPending}
        ready={canEnd(passes)}
        onClose={() => setAsking(false)}
        onConfirm={() => chooseDropIn.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <EndingText passes={passes} />
      </ConfirmDialog>
    </>
  );
}
