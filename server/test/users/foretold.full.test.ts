import { Plan, type UserChange } from 'shared-api/contract';
import { clubForEach } from '../support/club';

const club = clubForEach();

test('whoever changes a user learns before how many people it emails, and that is who is emailed', async () => {
  const as = await club.admin();
  const { id, username, firstName, lastName, email } = await club.person();
  const usual: UserChange = {
    ...{ username, firstName, lastName, email },
    ...{ paymentPlan: Plan.DropIn, isAdmin: false, status: 0 },
  };
  const asked = { as, params: { id } };
  const check = async (change: Partial<UserChange>, people: number, mailed: string[]) => {
    const body = { ...usual, ...change };
    const foretold = await club.call('POST /api/v1/Users/{id}/recipients', { ...asked, body });
    expect(foretold.ok().people).toBe(people);
    club.mailer.sent.length = 0;
    (await club.call('PUT /api/v1/Users/{id}', { ...asked, body })).ok();
    await club.drain();
    expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual(mailed);
  };
  await check({ firstName: 'Other' }, 0, []);
  await check({ paymentPlan: Plan.Membership }, 1, [email]);
  await check({ paymentPlan: Plan.DropIn }, 1, [email]);
  const moved = 'a-moved@example.com';
  // One person, at both the old and the new address.
  await check({ email: moved }, 1, [email, moved].sort());
  const mail = club.mailer.sent.find(({ to }) => to === moved);
  expect(mail?.text).toContain('The club has set this as the email address of your');
  expect(mail?.text).not.toMatch(/joining|sign up|stays closed/);
});
