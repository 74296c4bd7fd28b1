import { type PageTables, registerPages } from 'shared-ui';

const { pageTables } = globalThis as unknown as { pageTables: PageTables };

/** Makes the pages of these apps the only known ones: other remotes in the repository may have navigation entries. */
export const registerOnly = (...apps: string[]): void =>
  registerPages(
    Object.fromEntries(
      Object.entries(pageTables).map(([app, table]) => [app, apps.includes(app) ? table : {}]),
    ),
  );
