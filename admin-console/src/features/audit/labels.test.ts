import { labelsOf } from './labels';

const noted = {
  session: ['create', 'series', 'cancel', 'remark'],
  season: ['status'],
  user: ['invite', 'update', 'reset-password', 'delete'],
  payment: ['status', 'withdraw', 'refund'],
  transfer: ['import', 'settle', 'notOurs', 'undo'],
  opening: ['import', 'undo'],
  account: ['credit', 'correction', 'refund'],
  refund: ['send', 'drop', 'undo'],
  month: ['close', 'open'],
  mailbox: ['update'],
  settings: ['update', 'begin'],
  mailing: ['send', 'schedule', 'cancel', 'resend'],
  subscription: ['cancel', 'import', 'undo'],
  retention: ['update', 'forget', 'apply'],
};
const actions = Object.entries(noted).flatMap(([kind, verbs]) => verbs.map((verb) => `${kind}.${verb}`));

test.each(actions)('%s, which the server notes, has words', (action) => {
  expect(Object.values(labelsOf(action))).not.toContain(undefined);
});
