import { confirmation, loginPassword, newPassword, object } from '.';

const read = (typed: string) =>
  newPassword()
    .validate(typed)
    .catch(({ errors: [error] }) => error.id);

test.each([
  ['Été-à-Sept-1!', 'Été-à-Sept-1!'],
  ['E\u0301te\u0301-1!ab', 'Été-1!ab'],
  ['E\u0301te\u0301-1!a', 'ui.rule.password.min'],
  ['été-à-sept-1!', 'ui.rule.password.classes'],
  ['ÉTÉ-À-SEPT-1!', 'ui.rule.password.classes'],
])('a new password “%s” is %s', async (typed, expected) => {
  expect(await read(typed)).toBe(expected);
});

test('a repetition may be composed differently', async () => {
  const both = object({ password: newPassword(), again: confirmation() });
  const typed = { password: 'Été-à-Sept-1!', again: 'E\u0301te\u0301-a\u0300-Sept-1!' };
  expect(await both.validate(typed)).toMatchObject({ password: typed.password });
});

test('a login’s password is sent as typed', async () => {
  expect(await loginPassword().validate('Aﬃﬃ1!')).toBe('Aﬃﬃ1!');
});
