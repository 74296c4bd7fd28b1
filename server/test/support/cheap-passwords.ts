// Hashes passwords with minimal work: a real hash takes as much processor time as twenty calls, and tests log in
// thousands of times. `password-cost.test.ts` checks the real cost.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...argon2,
    hash: (password: string, options: object) =>
      argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  };
});
