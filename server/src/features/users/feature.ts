import { eq } from 'drizzle-orm';
import { users } from '../../db/schema';
import type { Feature } from '../../feature';

export const people: Feature = {
  exportData: async (db, userId) => ({
    profile: await db.query.users.findFirst({
      where: eq(users.id, userId),
      columns: { passwordHash: false, credentialVersion: false, searchText: false },
    }),
  }),
};
