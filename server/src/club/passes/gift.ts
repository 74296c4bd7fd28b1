import { clubDate } from 'shared-api/calendar';
import type { PassGift, Season } from 'shared-api/contract';
import { refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { audit } from '../log/write';
import type { OnSale } from '../places/rules';
import { seasonsOnSale } from '../schedule/season-read';
import { activePasses, holdsPass } from './read';
import { type PassTerms, threeMonths } from './rules';
import { auditablePass, sellPass } from './sell';

/**
 * Gives a player a pass, in addition to any for other dates; the same one again changes nothing.
 * @param pass its dates and price; without it, a player who holds none gets the usual one, as a gift
 * @throws AppError `validation`, also if they hold a pass for one of its dates
 */
export async function givePass(
  command: Command,
  { userId, pass, actor }: { userId: string; pass: PassGift | undefined; actor: Admin },
): Promise<void> {
  const { db: tx } = command;
  const today = clubDate(command.clock.now());
  const held = await activePasses(tx, userId, today);
  const isSame = ({ startDate, endDate, price }: PassGift) =>
    startDate === pass?.startDate && endDate === pass.endDate && price === pass.price;
  if (pass ? held.some(isSame) : held.length > 0) return;
  const onSale = await seasonsOnSale(tx, today);
  const terms = pass ? givenTerms(pass, today, onSale) : giftTerms(today, onSale.current);
  if (await holdsPass(tx, userId, terms, today)) return refuseField('pass.startDate', 'passHeld');
  const given = await sellPass(command, userId, terms);
  await audit(tx, actor, {
    action: 'subscription.create',
    entityId: given.id,
    about: [userId],
    after: auditablePass(given),
  });
}

/**
 * A pass given by an administrator: any dates that are not over yet; it counts for the season that it begins in.
 * @throws AppError `validation`
 */
function givenTerms(
  { startDate, endDate, price }: PassGift,
  today: string,
  { current, next }: OnSale,
): PassTerms {
  if (endDate <= startDate) return refuseField('pass.endDate', 'endAfterStart');
  if (endDate < today) return refuseField('pass.endDate', 'notInPast');
  const season = [current, next].find((one) => one && one.startDate <= startDate && startDate <= one.endDate);
  return { startDate, endDate, price, seasonId: season?.id ?? null };
}

/** A pass without given dates: the current season's, otherwise three months; free of charge, since nothing was agreed. */
const giftTerms = (today: string, current: Season | undefined): PassTerms => ({
  ...(current
    ? { startDate: current.startDate, endDate: current.endDate, seasonId: current.id }
    : threeMonths(today, current)),
  price: 0,
});
