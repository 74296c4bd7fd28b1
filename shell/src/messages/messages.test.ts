import { checkCatalogues } from 'shared-ui/testing';
import { en } from './en';
import { fr } from './fr';

test('French says everything that English says, with the same arguments', () => {
  expect(checkCatalogues(en, fr)).toEqual([]);
});
