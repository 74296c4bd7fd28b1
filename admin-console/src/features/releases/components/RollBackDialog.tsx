import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, type Release, releasesKey, rollBackRelease } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { appName } from '../labels';

/** From the live release to a kept one, or from the gradual release, which ends, to the live one. */
export interface Change {
  from: Release;
  to: Release;
}

interface RollBackDialogProps {
  app: string;
  change: Change;
  open: boolean;
  onClose: () => void;
}

/** Confirms a rollback, and performs it. */
export function RollBackDialog({ app, change: { from, to }, open, onClose }: RollBackDialogProps) {
  const text = useText();
  const client = useQueryClient();
  const rollBack = useMutation({
    mutationFn: () => rollBackRelease(app, { from: from.build, to: to.build }),
    onSuccess: () => notify(text(to.isLive ? 'releases.ended' : 'releases.done', { version: to.version })),
    onError: (error) => notify(messageOf(error, text('releases.rollBackFailed')), 'error'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: releasesKey });
      onClose();
    },
  });
  const part = appName(app, text);
  return (
    <ConfirmDialog
      open={open}
      title={
        to.isLive
          ? text('releases.end.title', { version: from.version })
          : text('releases.confirm.title', { version: to.version })
      }
      confirm={text(to.isLive ? 'releases.end' : 'releases.rollBack')}
      pending={rollBack.isPending}
      onConfirm={() => rollBack.mutate()}
      onClose={onClose}
    >
      {to.isLive
        ? text('releases.end.text', { part, live: to.version })
        : text('releases.confirm.text', { part, version: to.version, live: from.version })}
      {to.wasWithdrawn && <p>{text('releases.confirm.withdrawn')}</p>}
    </ConfirmDialog>
  );
}
