import { testCatalogues } from '../../../infra/jest/catalogues';
import { en } from './en';
import { fr } from './fr';

testCatalogues({ en, fr }, ['shared-ui/src', 'shell/src', 'player-portal/src', 'admin-console/src']);
