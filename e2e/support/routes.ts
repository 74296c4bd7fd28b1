import { pageTables } from '../../infra/build/page-tables.mjs';
import type { PageAccess } from '../../shared-api/common/pages';

export type Pair = readonly [en: string, fr: string];

/** The queries that pages are tested with; an empty list leaves a page out. */
const queries: Record<string, string[]> = {
  registerSuccess: ['?email=a%40example.org'],
  resetPassword: ['', '?token=x&email=a%40example.org'],
  // Without a token from a mail its request fails.
  unsubscribe: [],
  attendanceResult: ['?status=success&attending=true'],
};

const pages = Object.values(pageTables()).flatMap((table) => Object.entries(table));

const pairsFor = (...who: PageAccess[]): Pair[] =>
  pages
    .filter(([, { access }]) => who.includes(access))
    .flatMap(([name, { path }]) =>
      (queries[name] ?? ['']).map((query): Pair => [path.en + query, path.fr + query]),
    );

/** Every page under its English and its French path, with `:id` for a record's, by reader. */
export const routes = {
  anyone: pairsFor('anyone', 'visitor'),
  // These look different to logged-in people.
  player: [['/', '/fr'], ['/schedule', '/horaire'], ...pairsFor('player')],
  admin: pairsFor('door', 'admin'),
} satisfies Record<string, Pair[]>;

/** Addresses without a page, which have no counterpart in the other language. */
export const missing: Pair = ['/no-such-page', '/fr/aucune-page'];

export const languages = ['en', 'fr'] as const;
export const themes = ['light', 'dark'] as const;
