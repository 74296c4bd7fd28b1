import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteApp } from 'shared-api';
import { RemoteFailure } from './failure';
import { loadScript } from './script';
import { containerName } from './site';
import { endStep, type Trace, traceOf } from './trace';

// Remotes are built without the federation runtime's core (`externalRuntime`) and expect it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** An entry script's address and integrity. A developer's override has none. */
export interface RemoteEntry {
  entry: string;
  integrity?: string;
}

// The runtime keeps the first address of a remote; after a failed attempt the pointer may name another.
const entries = new Map<string, RemoteEntry & { trace: Trace }>();

const containerOf = (name: string): unknown => (globalThis as Record<string, unknown>)[name];

registerPlugins([
  {
    name: 'courtside-entry-loader',
    /** Replaces the runtime's own script loading, which has no time-out, no integrity check and no Trusted Types. */
    async loadEntry({ remoteInfo: { name } }) {
      const wanted = entries.get(name);
      if (!wanted) return undefined;
      const { entry, integrity, trace } = wanted;
      await loadScript(entry, integrity).finally(() => endStep(trace, 'entry'));
      trace.integrity = !!integrity;
      const container = containerOf(name);
      if (!container) throw new RemoteFailure('crashed', `${entry} set no ${name}`);
      return container as never;
    },
  },
]);

/** Whether an entry of a remote has run in this page; another one's would be ignored. */
export const hasRun = (remote: string): boolean => containerOf(containerName(remote)) !== undefined;

/**
 * Loads a remote's code and returns its exposed module.
 * @throws RemoteFailure, or whatever the remote's own code throws
 */
export const loadApp = async (remote: string, wanted: RemoteEntry): Promise<RemoteApp> => {
  const name = containerName(remote);
  entries.set(name, { ...wanted, trace: traceOf(remote) });
  registerRemotes([{ name, entry: wanted.entry }]);
  const module = await loadRemote<{ default?: RemoteApp }>(`${name}/app`);
  if (!module?.default) throw new RemoteFailure('crashed', `${name} exposes no app`);
  return module.default;
};
