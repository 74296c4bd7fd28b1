import type { Calls, Shape } from 'shared-api/contract';
import type { Club } from './club';

type Said = Omit<Shape<Calls['POST /api/v1/Openings/preview']>['body'], 'content'>;

/** A list in base64. */
export const contentOf = (list: string | Buffer): string => Buffer.from(list).toString('base64');

/** What a list of balances says. */
export const previewBalances = async (club: Club, list: string | Buffer, said: Said = {}) =>
  club.call('POST /api/v1/Openings/preview', {
    as: await club.again(await club.admin()),
    body: { content: contentOf(list), ...said },
  });

/** Brings a list of balances in, with the total that its preview says. */
export async function bringBalances(club: Club, list: string | Buffer, said: Said = {}) {
  const { total } = (await previewBalances(club, list, said)).ok();
  return club.call('POST /api/v1/Openings', {
    as: await club.again(await club.admin()),
    body: { content: contentOf(list), ...said, total },
  });
}
