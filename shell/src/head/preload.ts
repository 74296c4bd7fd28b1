import type { PreloadedFile } from '../remotes/pointer';
import { remoteFor } from '../remotes/table';

/*
 * Runs from the page's head, before any app: asks at once for what this very page will need, so that the first
 * page costs one round of requests. It is a hint and nothing more: without it the page loads the same, in steps.
 */

interface ShellFacts {
  /** Every French path. */
  french: string[];
  files: PreloadedFile[];
  /** The scripts of the heavier modules that the shell shares. */
  shared: Record<string, PreloadedFile[]>;
}

interface RemoteFacts {
  registry: string;
  files: PreloadedFile[];
  needs: { on: string[]; shared: string }[];
}

const path = location.pathname.replace(/(?<=.)\/+$/, '');

const factsOf = <Facts>(name: string): Facts | undefined => {
  const text = document.querySelector(`script[data-preload="${name}"]`)?.textContent;
  return text ? (JSON.parse(text) as Facts) : undefined;
};

const ask = (href: string, as: string, integrity?: string): void => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

const shell = factsOf<ShellFacts>('shell');
const remote = factsOf<RemoteFacts>('remote');
const lang = shell?.french.includes(path) ? 'fr' : 'en';

const isWanted = ({ on, lang: only }: PreloadedFile): boolean =>
  (!on || on.includes(path)) && (!only || only === lang);

const askForFiles = (files: PreloadedFile[]): void => {
  for (const { href, integrity } of files.filter(isWanted)) ask(href, 'script', integrity);
};

if (shell) {
  askForFiles(shell.files);
  const own = shell.files.some(({ on }) => on?.includes(path));
  if (remote && !own && remoteFor(path) === 'player-portal') {
    ask(remote.registry, 'fetch');
    askForFiles(remote.files);
    for (const { shared } of remote.needs.filter(({ on }) => on.includes(path))) {
      askForFiles(shell.shared[shared] ?? []);
    }
  }
}
