import { clubDate } from 'shared-api/calendar';
import type { PassGift } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { audit } from '../log/write';
import { seasonsOnSale } from '../schedule/season-read';
import { activePasses, holdsPass } from './read';
import { giftTerms, givenTerms } from './rules';
import { auditablePass, sellPass } from './sell';

/**
 * Gives a player a pass, in addition to any for other dates; the same one again changes nothing.
 * @param pass its dates and price; without it, a player who holds none gets the usual one, as a gift
 * @throws AppError `validation`, also if they hold a pass for one of its dates
 */
export async function givePass(
  services: Command,
  tx: Tx,
  { userId, pass, actor }: { userId: string; pass: PassGift | undefined; actor: Admin },
): Promise<void> {
  const today = clubDate(services.clock.now());
  const held = await activePasses(tx, userId, today);
  const isSame = ({ startDate, endDate, price }: PassGift) =>
    startDate === pass?.startDate && endDate === pass.endDate && price === pass.price;
  if (pass ? held.some(isSame) : held.length > 0) return;
  const onSale = await seasonsOnSale(tx, today);
  const terms = pass ? givenTerms(pass, today, onSale) : giftTerms(today, onSale.current);
  if (await holdsPass(tx, userId, terms, today)) return refuseField('pass.startDate', 'passHeld');
  const given = await sellPass(services, tx, userId, terms);
  await audit(tx, actor, {
    action: 'subscription.create',
    entityId: given.id,
    about: [userId],
    after: auditablePass(given),
  });
}
