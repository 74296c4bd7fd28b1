import { testCatalogues } from '../../../infra/jest/catalogues';
import { en } from './en';
import { fr } from './fr';
import { en as pagesEn } from './pages/en';
import { fr as pagesFr } from './pages/fr';

testCatalogues({ en: { ...en, ...pagesEn }, fr: { ...fr, ...pagesFr } }, ['shell/src']);
