import type { PreloadedFile } from '../remotes/pointer';

interface ShellFacts {
  /** Every French path. */
  french: string[];
  files: PreloadedFile[];
  /** The scripts of the heavier modules that the shell shares. */
  shared: Record<string, PreloadedFile[]>;
}

/** A page's title and the lines around it, in one language. */
export interface FirstWords {
  /** The paths of the page. */
  on: string[];
  /** `hero`: the large title on the gym's floor; `banner`: a title on it; `page` and, narrower, `reading`: off it. */
  look: 'hero' | 'banner' | 'page' | 'reading';
  kicker?: string;
  title: string;
  lead: string;
}

interface RemoteFacts {
  registry: string;
  files: PreloadedFile[];
  needs: { on: string[]; shared: string }[];
  words?: FirstWords[];
}

const factsOf = <Facts>(name: string): Facts | undefined => {
  const text = document.querySelector(`script[data-preload="${name}"]`)?.textContent;
  return text ? (JSON.parse(text) as Facts) : undefined;
};

/** What the shell's build wrote into the page. */
export const shell = factsOf<ShellFacts>('shell');

/** What the web server put into the page of the player portal's current release. */
export const remote = factsOf<RemoteFacts>('remote');

/** This page's path, without a slash at its end. */
export const path = location.pathname.replace(/(?<=.)\/+$/, '');
