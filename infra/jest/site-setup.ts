import { registerPages } from 'shared-ui';
import type { PageTables } from '../../shared-api/common/pages';

// Makes the pages of all apps known, as the shell does, so that links work.
registerPages((globalThis as unknown as { pageTables: PageTables }).pageTables);
