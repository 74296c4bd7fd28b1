import { registerPages } from 'shared-ui';
import type { PageTables } from '../../shared-api/common/pages';

// Links lead where they do in the product: the pages of all apps are known, as the shell makes them known.
registerPages((globalThis as unknown as { pageTables: PageTables }).pageTables);
