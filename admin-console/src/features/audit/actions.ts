import type { MessageId } from 'shared-ui';

/** What can have been changed. */
export const entities = [
  'session',
  'season',
  'user',
  'payment',
  'settings',
  'mailing',
  'subscription',
] as const satisfies readonly string[];
type Entity = (typeof entities)[number];

/** How each kind of thing is called. */
export const entityLabel: Record<Entity, MessageId> = {
  session: 'audit.entity.session',
  season: 'audit.entity.season',
  user: 'audit.entity.user',
  payment: 'audit.entity.payment',
  settings: 'audit.entity.settings',
  mailing: 'audit.entity.mailing',
  subscription: 'audit.entity.subscription',
};

const verbLabel: Record<string, MessageId> = {
  create: 'audit.action.create',
  series: 'audit.action.series',
  update: 'audit.action.update',
  status: 'audit.action.status',
  cancel: 'audit.action.cancel',
  delete: 'audit.action.delete',
  withdraw: 'audit.action.withdraw',
  send: 'audit.action.send',
  'reset-password': 'audit.action.reset',
  'end-logins': 'audit.action.endLogins',
};

const isEntity = (name: string): name is Entity => (entities as readonly string[]).includes(name);

/**
 * How an entry's action is called.
 * @param action `noun.verb`; what a newer server notes and this console does not know stays as it is
 */
export const labelsOf = (action: string): { entity: MessageId | undefined; verb: MessageId | undefined } => {
  const [entity = '', verb = ''] = action.split('.');
  return { entity: isEntity(entity) ? entityLabel[entity] : undefined, verb: verbLabel[verb] };
};
