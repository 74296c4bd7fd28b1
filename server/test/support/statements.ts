import type { TransferDecision } from 'shared-api/contract';
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

/** Decides about a transfer as an administrator. */
export const decideTransfer = async (club: Club, id: string, body: TransferDecision) =>
  club.call('PUT /api/v1/Transfers/{id}/decision', {
    as: await club.again(await club.admin()),
    params: { id },
    body,
  });

/** A transfer as an administrator sees it in the list. */
export const transferOf = async (club: Club, id: string) =>
  (
    await club.call('GET /api/v1/Transfers', {
      as: await club.again(await club.admin()),
      query: { pageSize: 100 },
    })
  )
    .ok()
    .find((one) => one.id === id);
