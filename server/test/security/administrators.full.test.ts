import { users } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';

const club = clubForAll();

test.each(['PUT /api/v1/Users/{id}', 'DELETE /api/v1/Users/{id}'] as const)(
  'of two administrators who end each other’s rights at once, one stays, and the other is told: %s',
  async (name) => {
    const remove = (as: Person, { id, username, firstName, lastName, email }: Person) => {
      const body = { username, firstName, lastName, email, paymentPlan: 1, isAdmin: false, status: 0 };
      return club.call(name, { as, params: { id }, ...(name.startsWith('PUT') && { body }) });
    };
    // Repeated, since the order of the two is random.
    for (let round = 0; round < 8; round++) {
      const [ada, bob] = [await club.person({ isAdmin: true }), await club.person({ isAdmin: true })];
      const replies = await Promise.all([remove(ada, bob), remove(bob, ada)]);
      const refused = replies.filter(({ status }) => status >= 300).map(({ status }) => status);
      expect(refused).toHaveLength(1);
      // Refused as the last one, or, if the other was quicker, for having no account or no rights any more.
      expect([401, 403, 409]).toContain(refused[0]);
      await club.database.db.update(users).set({ isAdmin: false });
    }
  },
);
