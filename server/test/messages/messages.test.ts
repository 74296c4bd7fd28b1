import { testCatalogues } from '../../../infra/jest/catalogues';
import { catalogues as emails } from '../../src/emails/messages';
import { messagesIn } from '../../src/messages';

describe('answers', () => {
  testCatalogues({ en: messagesIn('en'), fr: messagesIn('fr') }, ['server/src']);
});

describe('e-mails', () => {
  testCatalogues(emails, ['server/src']);
});
