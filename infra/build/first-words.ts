import { existsSync } from 'node:fs';
import { type RouteName, sitePaths } from '../../shared-api/common/paths';
import type { FirstWords } from '../../shell/src/head/facts';
import { type AppName, root } from '../webpack/apps';

type Texts = Record<string, string>;
type Declared = Record<string, { look: FirstWords['look']; kicker?: string; title: string; lead: string }>;

const languages = ['en', 'fr'] as const;

/** @returns what a remote's `first-words.ts` declares, in words: one entry per page and language */
export const firstWordsOf = async (app: AppName): Promise<FirstWords[]> => {
  const file = `${root}/${app}/src/first-words.ts`;
  if (!existsSync(file)) return [];
  const { firstWords } = (await import(file)) as { firstWords: Declared };
  const catalogues = await Promise.all(
    languages.map(async (language): Promise<Texts> => {
      const module = (await import(`${root}/${app}/src/messages/${language}.ts`)) as Record<string, Texts>;
      return module[language] ?? {};
    }),
  );
  return Object.entries(firstWords).flatMap(([name, { look, kicker, title, lead }]) =>
    languages.map((language, at): FirstWords => {
      const text = (id: string): string => {
        const found = catalogues[at]?.[id];
        if (!found) throw new Error(`${app}: the first words of ${name} need ${id} in ${language}`);
        return found;
      };
      const on = [sitePaths[name as RouteName][language]];
      return { on, look, ...(kicker && { kicker: text(kicker) }), title: text(title), lead: text(lead) };
    }),
  );
};
