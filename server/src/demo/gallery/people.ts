import { eq } from 'drizzle-orm';
import { Language, UserStatus } from 'shared-api/contract';
import { users } from '../../db/schema';
import type { Db } from '../../db/types';
import { addAccount, addPerson, type Member } from '../members';

/** The account to which the gallery shows what concerns a player: offers, calls, queues, money. */
export const galleryAccount = { password: 'States123!', firstName: 'Gaston', lastName: 'Galerie' };

const names = [
  'Ada',
  'Béla',
  'Cleo',
  'Dana',
  'Egon',
  'Fleur',
  'Gil',
  'Hana',
  'Ivo',
  'Jade',
  'Kai',
  'Lou',
].concat(...['Mika', 'Noa', 'Otto', 'Pia', 'Quim', 'Rosa', 'Sven', 'Tess', 'Ugo', 'Vera', 'Wanda', 'Xenia']);

/** Everybody in the gallery has such a last name. */
export const lastName = 'Galerie';

/** Adds people of their own for the gallery, so that the club's story stays as it is. @returns active ones, `states` first */
export async function addGalleryPeople(db: Db, joinedOn: Date): Promise<Member[]> {
  const all = [await addAccount(db, 'states', galleryAccount, joinedOn)];
  for (const [index, name] of names.entries())
    all.push(await addPerson(db, [name, lastName], index, joinedOn));
  const change = (member: Member | undefined, values: Partial<typeof users.$inferInsert>) =>
    db
      .update(users)
      .set(values)
      .where(eq(users.id, member?.id ?? ''));
  await change(all.at(-1), { status: UserStatus.Pending, emailConfirmedOn: null });
  await change(all.at(-2), { status: UserStatus.Suspended });
  await change(all.at(-3), { language: Language.Bilingual, asksFirst: true });
  return all.slice(0, -3);
}
