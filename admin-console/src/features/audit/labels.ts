import type { MessageId } from 'shared-ui';
import { entityLabel } from './records';

const verbLabel: Record<string, MessageId> = {
  create: 'audit.action.create',
  series: 'audit.action.series',
  update: 'audit.action.update',
  status: 'audit.action.status',
  cancel: 'audit.action.cancel',
  delete: 'audit.action.delete',
  withdraw: 'audit.action.withdraw',
  place: 'audit.action.place',
  play: 'audit.action.play',
  draw: 'audit.action.draw',
  send: 'audit.action.send',
  schedule: 'audit.action.schedule',
  resend: 'audit.action.resend',
  'reset-password': 'audit.action.reset',
  'end-logins': 'audit.action.endLogins',
  invite: 'audit.action.invite',
  merge: 'audit.action.merge',
  'door-link': 'audit.action.doorLink',
  'door-link-end': 'audit.action.doorLinkEnd',
  import: 'audit.action.import',
  settle: 'audit.action.settle',
  notOurs: 'audit.action.notOurs',
  undo: 'audit.action.undo',
  credit: 'audit.action.credit',
  correction: 'audit.action.correction',
  refund: 'audit.action.refund',
  drop: 'audit.action.drop',
  close: 'audit.action.close',
  open: 'audit.action.open',
  begin: 'audit.action.begin',
  mark: 'audit.action.mark',
  remark: 'audit.action.remark',
  waive: 'audit.action.waive',
  forget: 'audit.action.forget',
  apply: 'audit.action.apply',
};

/** Security events: `security.<event>`. */
const eventLabel: Record<string, MessageId> = {
  login: 'audit.security.login',
  'login-failed': 'audit.security.loginFailed',
  'reset-asked': 'audit.security.resetAsked',
  'password-reset': 'audit.security.passwordReset',
  'password-changed': 'audit.security.passwordChanged',
  'passkey-added': 'audit.security.passkeyAdded',
  'passkey-removed': 'audit.security.passkeyRemoved',
  'address-asked': 'audit.security.addressAsked',
  'address-changed': 'audit.security.addressChanged',
  'role-changed': 'audit.security.roleChanged',
  export: 'audit.security.export',
  'payments-exported': 'audit.security.paymentsExported',
  'club-exported': 'audit.security.clubExported',
};

/**
 * Names an entry's action.
 * @returns what was changed and how; an event of the security log has only a `verb`
 * @param action `noun.verb`; actions of a newer server that this console does not know are shown as they are
 */
export const labelsOf = (action: string): { entity: MessageId | undefined; verb: MessageId | undefined } => {
  const [entity = '', verb = ''] = action.split('.');
  if (entity === 'security') return { entity: undefined, verb: eventLabel[verb] };
  return { entity: entityLabel(entity), verb: verbLabel[verb] };
};
