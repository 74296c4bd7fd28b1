import type { Locale } from 'shared-api';
import { loadUiMessages, localeOf } from 'shared-ui';
import { create } from 'zustand';
import { withRetries } from '../remotes/lazy-routes';
import { remoteNames } from '../remotes/site';
import { stateOf } from '../remotes/state';
import { loadMessages, loadPageMessages } from './load';

type Messages = Record<string, string>;
type Source = (locale: Locale) => Promise<Messages>;

// Cached per source, so that nothing is loaded twice and only a failed catalogue is loaded again.
const arrived = new Map<string, Messages>();

// Only once one of the shell's own pages was asked for: they are not in the first page of the others.
let hasOwnPages = false;

const sources = (): [name: string, source: Source][] => [
  ['shared-ui', loadUiMessages],
  ['shell', loadMessages],
  ...(hasOwnPages ? [['pages', loadPageMessages] satisfies [string, Source]] : []),
  ...remoteNames().flatMap((name): [string, Source][] => {
    const state = stateOf(name);
    return state.status === 'loaded'
      ? [[name, (locale) => withRetries(() => state.app.messages(locale))]]
      : [];
  }),
];

const useCatalogues = create<Partial<Record<Locale, Messages>>>()(() => ({}));

/** Loads all texts of the apps on the page in a language. @throws when a catalogue fails to load */
export const ensureMessages = async (locale: Locale): Promise<void> => {
  const wanted = sources().map(([name, source]) => ({ place: `${name}/${locale}`, source }));
  const missing = wanted.filter(({ place }) => !arrived.has(place));
  if (missing.length === 0) return;
  await Promise.all(missing.map(async ({ place, source }) => arrived.set(place, await source(locale))));
  // Of several that were missing, some may have arrived at an earlier attempt.
  const parts = wanted.map(({ place }) => arrived.get(place));
  useCatalogues.setState((known) => ({ [locale]: Object.assign({}, known[locale], ...parts) }));
};

/** Loads the texts of the shell's own pages too, in the address's language and in those that the page may still show. */
export const ensurePageMessages = async (): Promise<void> => {
  hasOwnPages = true;
  const shown = Object.keys(useCatalogues.getState()) as Locale[];
  await Promise.all([localeOf(location.pathname), ...shown].map(ensureMessages));
};

/** All texts in a language; undefined until loaded. */
export const useMessages = (locale: Locale): Messages | undefined => useCatalogues((known) => known[locale]);
