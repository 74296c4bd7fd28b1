import { testCatalogues } from '../../../infra/jest/catalogues';
import { en as traceEn } from '../layout/trace/messages/en';
import { fr as traceFr } from '../layout/trace/messages/fr';
import { en } from './en';
import { fr } from './fr';
import { en as pagesEn } from './pages/en';
import { fr as pagesFr } from './pages/fr';

testCatalogues({ en: { ...en, ...pagesEn, ...traceEn }, fr: { ...fr, ...pagesFr, ...traceFr } }, [
  'shell/src',
]);
