import { fr as audit } from '../features/audit/messages/fr';
import { fr as communication } from '../features/communication/messages/fr';
import { fr as dashboard } from '../features/dashboard/messages/fr';
import { fr as lists } from '../features/lists/messages/fr';
import { fr as interac } from '../features/money/interac/messages/fr';
import { fr as money } from '../features/money/messages/fr';
import { fr as morning } from '../features/morning/messages/fr';
import { fr as people } from '../features/people/messages/fr';
import { fr as person } from '../features/person/messages/fr';
import { fr as privacy } from '../features/privacy/messages/fr';
import { fr as schedule } from '../features/schedule/messages/fr';
import { fr as settings } from '../features/settings/messages/fr';
import { fr as layout } from '../layout/messages/fr';
import type { en } from './en';

/** The console's texts in French. */
export const fr = {
  ...layout,
  ...communication,
  ...lists,
  ...money,
  ...interac,
  ...morning,
  ...schedule,
  ...settings,
  ...people,
  ...privacy,
  ...audit,
  ...person,
  ...dashboard,
} satisfies Record<keyof typeof en, string>;
