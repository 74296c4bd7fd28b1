import type { Calls, Shape } from 'shared-api/contract';
import { contentOf } from './balances';
import type { Club } from './club';

type Said = Omit<Shape<Calls['POST /api/v1/SeasonSubscriptions/imports/preview']>['body'], 'content'>;

/** What a list of passes says. */
export const previewPasses = async (club: Club, list: string | Buffer, said: Said = {}) =>
  club.call('POST /api/v1/SeasonSubscriptions/imports/preview', {
    as: await club.again(await club.admin()),
    body: { content: contentOf(list), ...said },
  });

/** Brings a list of passes in, with the total that its preview says. */
export async function bringPasses(club: Club, list: string | Buffer, said: Said = {}) {
  const { total } = (await previewPasses(club, list, said)).ok();
  return club.call('POST /api/v1/SeasonSubscriptions/imports', {
    as: await club.again(await club.admin()),
    body: { content: contentOf(list), ...said, total },
  });
}
