import type { PreloadedFile } from '../remotes/pointer';
import { remoteFor } from '../remotes/table';
import { path, remote, shell } from './facts';

const ask = (href: string, as: string, integrity?: string): void => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  // What is drawn first comes first on a slow line.
  link.fetchPriority = 'low';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

const isWanted = ({ on, lang: only }: PreloadedFile): boolean => {
  const lang = shell?.french.includes(path) ? 'fr' : 'en';
  return (!on || on.includes(path)) && (!only || only === lang);
};

const askForFiles = (files: PreloadedFile[]): void => {
  for (const { href, integrity } of files.filter(isWanted)) ask(href, 'script', integrity);
};

/**
 * Asks at once for what this very page will need, so that the first page costs one round of requests. It is a hint
 * and nothing more: without it the page loads the same, in steps.
 */
export const preload = (): void => {
  if (!shell) return;
  askForFiles(shell.files);
  const own = shell.files.some(({ on }) => on?.includes(path));
  if (!remote || own || remoteFor(path) !== 'player-portal') return;
  ask(remote.registry, 'fetch');
  askForFiles(remote.files);
  for (const { shared } of remote.needs.filter(({ on }) => on.includes(path))) {
    askForFiles(shell.shared[shared] ?? []);
  }
};
