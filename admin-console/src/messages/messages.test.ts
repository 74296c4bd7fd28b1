import { testCatalogues } from '../../../infra/jest/catalogues';
import { en } from './en';
import { fr } from './fr';

testCatalogues({ en, fr }, ['admin-console/src']);

test('the sentences of docs/product.md are exact', () => {
  expect(en).toMatchObject({
    'sessions.createFailed': 'Failed to create session',
    'sessions.updateFailed': 'Failed to update session',
    'sessions.failed': 'Failed to load sessions',
    'seasons.createFailed': 'Failed to create season',
    'seasons.updateFailed': 'Failed to update season',
    'users.failed': 'Failed to load users',
    'users.resetFailed': 'Failed to send reset email',
    'payments.saveFailed': 'Failed to process payment',
    'communication.sendFailed': 'Failed to send email',
    'communication.chosen': expect.stringContaining('{No recipients selected}'),
    'export.failed': 'Export failed',
    'sessions.participants.failed': 'Failed to get session users',
  });
});
