import type { Club } from './club';

/** A bank's file with these rows, encoded for a request. */
export const statement = (...rows: string[]): string =>
  Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64');

/** Imports these rows as an administrator. */
export const importRows = async (club: Club, ...rows: string[]) =>
  (
    await club.call('POST /api/v1/Transfers/import', {
      as: await club.again(await club.admin()),
      body: { content: statement(...rows) },
    })
  ).ok();
