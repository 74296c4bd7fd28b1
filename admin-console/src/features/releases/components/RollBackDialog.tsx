import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, type Release, releasesKey, rollBackRelease } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';

/** From the live release to a kept one, or from the one that is released gradually to the live one, which ends it. */
export interface Change {
  from: Release;
  to: Release;
}

interface RollBackDialogProps {
  app: string;
  /** Closed without one. */
  change: Change | undefined;
  onClose: () => void;
}

/** Asks before a release becomes everybody's, and makes it so. */
export function RollBackDialog({ app, change, onClose }: RollBackDialogProps) {
  const text = useText();
  const client = useQueryClient();
  const rollBack = useMutation({
    mutationFn: ({ from, to }: Change) => rollBackRelease(app, { from: from.build, to: to.build }),
    onSuccess: (_, { to: { version, isLive } }) =>
      notify(text(isLive ? 'releases.ended' : 'releases.done', { version })),
    onError: (error) => notify(messageOf(error, text('releases.rollBackFailed')), 'error'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: releasesKey });
      onClose();
    },
  });
  const ends = change?.to.isLive ?? false;
  const [from, to] = [change?.from.version ?? '', change?.to.version ?? ''];
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={
        ends ? text('releases.end.title', { version: from }) : text('releases.confirm.title', { version: to })
      }
      confirm={text(ends ? 'releases.end' : 'releases.rollBack')}
      pending={rollBack.isPending}
      onConfirm={() => change && rollBack.mutate(change)}
      onClose={onClose}
    >
      {ends
        ? text('releases.end.text', { live: to })
        : text('releases.confirm.text', { version: to, live: from })}
      {change?.to.wasWithdrawn && <p>{text('releases.confirm.withdrawn')}</p>}
    </ConfirmDialog>
  );
}
