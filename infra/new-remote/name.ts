import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageTables } from '../build/page-tables.mjs';
import { claimedTwice } from '../gate/claims';
import { federationName, root } from '../workspaces/apps';

/** The spellings of a remote's name: `team-stats`, `teamStats`, `TeamStats`, `Team stats`. */
export interface Spellings {
  name: string;
  camel: string;
  pascal: string;
  title: string;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const spellingsOf = (name: string): Spellings => {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { name, camel, pascal: upperFirst(camel), title: upperFirst(name.replaceAll('-', ' ')) };
};

/** A new remote's first page. The team may choose a better French path. */
export const firstPath = (name: string): { en: `/${string}`; fr: `/${string}` } => ({
  en: `/${name}`,
  fr: `/fr/${name}`,
});

/** Names reserved by addresses, the registry (`registry/pages.json`), builds (chunks) and the repository's own tools. */
const reserved = [
  ...['api', 'assets', 'auth', 'fr', 'health', 'metrics', 'r', 'registry'],
  ...['pages', 'releases', 'remote', 'shell'],
  ...['app', 'main', 'menus', 'messages'],
  ...['backups', 'coverage', 'dist', 'test-results'],
];

/** Globals of browsers that Node.js does not have: a remote's entry script sets a global with the remote's name. */
const browserGlobals = [
  ...['caches', 'chrome', 'closed', 'document', 'external', 'find', 'focus', 'frames', 'history', 'length'],
  ...['location', 'name', 'navigation', 'open', 'opener', 'origin', 'parent', 'print', 'screen', 'scroll'],
  ...['scheduler', 'self', 'status', 'stop', 'toolbar', 'top', 'window'],
];

/**
 * @param name of the new remote
 * @param folder the repository
 * @returns why the name is not allowed, in one line; undefined when it is
 */
export const problemWith = (name: string, folder = root): string | undefined => {
  if (!name) return 'What is the remote called? npm run new-remote -- <name>, such as stats or team-stats.';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `${name} is not in kebab-case: small letters and digits, with single hyphens between words.`;
  if (name.length > 30) return `${name} is longer than 30 characters.`;
  if (reserved.includes(name) || name.startsWith('shared-'))
    return `${name} is reserved: addresses, builds or tools have something else of that name.`;
  const global = federationName(name);
  if (global in globalThis || browserGlobals.includes(global))
    return `${name} is taken: browsers have a global of that name.`;
  if (existsSync(join(folder, name))) return `${name} is taken: there is such a folder.`;
  if (existsSync(join(folder, 'node_modules', name))) return `${name} is taken: a package is called so.`;
  const page = { [`${spellingsOf(name).camel}Home`]: { path: firstPath(name), access: 'player' as const } };
  const others = Object.entries(pageTables()).map(([app, pages]) => ({ app, pages }));
  const [claim] = claimedTwice({ app: name, pages: page }, others);
  return claim && `${name} is taken: ${claim}.`;
};
