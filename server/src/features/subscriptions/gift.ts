import { clubDate } from 'shared-api/calendar';
import type { PassGift } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { currentSeason, nextSeason } from '../seasons/store';
import { giftTerms, givenTerms } from './policy';
import { auditable, sellPass } from './service';
import { findActive } from './store';

/**
 * Gives a player who has been put on the season plan a pass, unless they hold one.
 * @param pass its dates and price; without it, the pass is the usual one, and a gift
 * @throws AppError `validation`
 */
export async function givePass(
  services: Services,
  tx: Db,
  { userId, pass, actor }: { userId: string; pass: PassGift | undefined; actor: Admin },
): Promise<void> {
  const today = clubDate(services.clock.now());
  if (await findActive(tx, userId, today)) return;
  const onSale = { current: await currentSeason(tx, today), next: await nextSeason(tx, today) };
  const terms = pass ? givenTerms(pass, today, onSale) : giftTerms(today, onSale.current);
  const given = await sellPass(services, tx, userId, terms);
  await audit(tx, actor, { action: 'subscription.create', entityId: given.id, after: auditable(given) });
}
