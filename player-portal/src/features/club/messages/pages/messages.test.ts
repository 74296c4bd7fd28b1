import { testCatalogues } from '../../../../../../infra/jest/catalogues';
import { en } from './en';
import { fr } from './fr';

testCatalogues({ en, fr }, ['player-portal/src/features/club']);
