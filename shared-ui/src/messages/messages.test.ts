import { testCatalogues } from '../../../infra/jest/catalogues';
import { en } from './en';
import { fr } from './fr';

// The catalogues of all apps in this repository (infra/jest/preset.mjs).
const { pageTables } = globalThis as unknown as { pageTables: object };
testCatalogues(
  { en, fr },
  ['shared-ui', ...Object.keys(pageTables)].map((folder) => `${folder}/src`),
);
