import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, type Release, releasesKey, rollBackRelease } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';

interface RollBackDialogProps {
  app: string;
  live: Release;
  /** Closed without one. */
  to: Release | undefined;
  onClose: () => void;
}

/** Asks before an earlier release goes live again, and makes it live. */
export function RollBackDialog({ app, live, to, onClose }: RollBackDialogProps) {
  const text = useText();
  const client = useQueryClient();
  const rollBack = useMutation({
    mutationFn: ({ build }: Release) => rollBackRelease(app, { from: live.build, to: build }),
    onSuccess: (_, { version }) => notify(text('releases.done', { version })),
    onError: (error) => notify(messageOf(error, text('releases.rollBackFailed')), 'error'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: releasesKey });
      onClose();
    },
  });
  const version = to?.version ?? '';
  return (
    <ConfirmDialog
      open={to !== undefined}
      title={text('releases.confirm.title', { version })}
      confirm={text('releases.rollBack')}
      pending={rollBack.isPending}
      onConfirm={() => to && rollBack.mutate(to)}
      onClose={onClose}
    >
      {text('releases.confirm.text', { version, live: live.version })}
      {to?.wasWithdrawn && <p>{text('releases.confirm.withdrawn')}</p>}
    </ConfirmDialog>
  );
}
