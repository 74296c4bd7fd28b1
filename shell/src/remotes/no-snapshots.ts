/** In place of federation's snapshots (`infra/webpack/shell.ts`), which are made from manifests: remotes have none. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
