import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteApp } from 'shared-api';
import { RemoteFailure } from './failure';
import { loadScript } from './script';
import { containerName } from './site';

// Remotes carry no core of the federation runtime; their builds (`externalRuntime`) expect it under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** An entry script: where it is, and what it must be. An override of a developer's has no integrity. */
export interface RemoteEntry {
  entry: string;
  integrity?: string;
}

// The runtime keeps the first address that it was told; after a failed attempt the pointer may name another.
const entries = new Map<string, RemoteEntry>();

const containerOf = (name: string): unknown => (globalThis as Record<string, unknown>)[name];

registerPlugins([
  {
    name: 'courtside-entry-loader',
    /**
     * Takes the runtime's own script loading away from it: that has no time limit, checks no integrity and knows
     * nothing of Trusted Types.
     */
    async loadEntry({ remoteInfo: { name } }) {
      const wanted = entries.get(name);
      if (!wanted) return undefined;
      await loadScript(wanted.entry, wanted.integrity);
      const container = containerOf(name);
      if (!container) throw new RemoteFailure('crashed', `${wanted.entry} set no ${name}`);
      return container as never;
    },
  },
]);

/** Whether an entry of a remote has run in this page; another one's would not be asked any more. */
export const hasRun = (remote: string): boolean => containerOf(containerName(remote)) !== undefined;

/**
 * Loads a remote's code and takes its one exposed module.
 * @throws RemoteFailure, or whatever the remote's own code throws
 */
export const loadApp = async (remote: string, wanted: RemoteEntry): Promise<RemoteApp> => {
  const name = containerName(remote);
  entries.set(name, wanted);
  registerRemotes([{ name, entry: wanted.entry }]);
  const module = await loadRemote<{ default?: RemoteApp }>(`${name}/app`);
  if (!module?.default) throw new RemoteFailure('crashed', `${name} exposes no app`);
  return module.default;
};
