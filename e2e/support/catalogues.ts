import { en as consoleEn } from '../../admin-console/src/messages/en';
import { fr as consoleFr } from '../../admin-console/src/messages/fr';
import { pageTables } from '../../infra/build/page-tables.mjs';
import { en as clubPagesEn } from '../../player-portal/src/features/club/messages/pages/en';
import { fr as clubPagesFr } from '../../player-portal/src/features/club/messages/pages/fr';
import { en as balanceEn } from '../../player-portal/src/features/payments/messages/pages/en';
import { fr as balanceFr } from '../../player-portal/src/features/payments/messages/pages/fr';
import { en as privacyEn } from '../../player-portal/src/features/privacy/messages/en';
import { fr as privacyFr } from '../../player-portal/src/features/privacy/messages/fr';
import { en as sharedEn } from '../../player-portal/src/features/sessions/messages/pages/en';
import { fr as sharedFr } from '../../player-portal/src/features/sessions/messages/pages/fr';
import { en as profileEn } from '../../player-portal/src/features/users/messages/en';
import { fr as profileFr } from '../../player-portal/src/features/users/messages/fr';
import { en as portalEn } from '../../player-portal/src/messages/en';
import { fr as portalFr } from '../../player-portal/src/messages/fr';
import { en as uiEn } from '../../shared-ui/src/messages/en';
import { fr as uiFr } from '../../shared-ui/src/messages/fr';
import { en as traceEn } from '../../shell/src/layout/trace/messages/en';
import { fr as traceFr } from '../../shell/src/layout/trace/messages/fr';
import { en as shellEn } from '../../shell/src/messages/en';
import { fr as shellFr } from '../../shell/src/messages/fr';
import { en as shellPagesEn } from '../../shell/src/messages/pages/en';
import { fr as shellPagesFr } from '../../shell/src/messages/pages/fr';

export type Language = 'en' | 'fr';

/** The navigation's labels by page: `nav.<page>`. */
const navTexts = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.values(pageTables())
      .flatMap((table) => Object.entries(table))
      .flatMap(([name, { nav }]) => (nav ? [[`nav.${name}`, nav.label[language]]] : [])),
  );

/** Every text of the interface, by language and id. */
export const texts: Record<Language, Record<string, string>> = {
  en: {
    ...navTexts('en'),
    ...uiEn,
    ...shellEn,
    ...shellPagesEn,
    ...traceEn,
    ...portalEn,
    ...clubPagesEn,
    ...balanceEn,
    ...privacyEn,
    ...sharedEn,
    ...profileEn,
    ...consoleEn,
  },
  fr: {
    ...navTexts('fr'),
    ...uiFr,
    ...shellFr,
    ...shellPagesFr,
    ...traceFr,
    ...portalFr,
    ...clubPagesFr,
    ...balanceFr,
    ...privacyFr,
    ...sharedFr,
    ...profileFr,
    ...consoleFr,
  },
};

/** Matches names that begin with a text; Playwright may read a no-break space as an ordinary one. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u00a0', '\\s')}`);

/** The longest run of plain words in a message with parameters, long enough to be distinguished from a name. */
const plainRun = (message: string) =>
  message
    .split(/[{}<>#]/)
    .map((part) => part.trim())
    .filter((part) => part.length >= 12 && part.includes(' '))
    .sort((a, b) => b.length - a.length)[0];

/** Texts that must not be on a page in `language`: the other language's, where the two differ. */
export function foreignTo(language: Language) {
  const own = new Set(Object.values(texts[language]));
  const ownAll = [...own].join('\n');
  const theirs = Object.values(texts[language === 'en' ? 'fr' : 'en']).filter((text) => !own.has(text));
  return {
    whole: new Set(theirs.filter((text) => !/[{<]/.test(text))),
    parts: theirs
      .filter((text) => /[{<]/.test(text))
      .map(plainRun)
      .filter((part): part is string => part !== undefined && !ownAll.includes(part)),
  };
}
