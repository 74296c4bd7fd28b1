import { type PageTables, registerPages } from 'shared-ui';

const { pageTables } = globalThis as unknown as { pageTables: PageTables };

/**
 * Makes the pages of these apps the only ones that are known: any other remote in the repository may have places in the
 * navigation, too.
 */
export const registerOnly = (...apps: string[]): void =>
  registerPages(
    Object.fromEntries(
      Object.entries(pageTables).map(([app, table]) => [app, apps.includes(app) ? table : {}]),
    ),
  );
