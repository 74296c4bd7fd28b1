import { en as audit } from '../features/audit/messages/en';
import { en as communication } from '../features/communication/messages/en';
import { en as dashboard } from '../features/dashboard/messages/en';
import { en as lists } from '../features/lists/messages/en';
import { en as interac } from '../features/money/interac/messages/en';
import { en as money } from '../features/money/messages/en';
import { en as morning } from '../features/morning/messages/en';
import { en as people } from '../features/people/messages/en';
import { en as person } from '../features/person/messages/en';
import { en as privacy } from '../features/privacy/messages/en';
import { en as schedule } from '../features/schedule/messages/en';
import { en as settings } from '../features/settings/messages/en';
import { en as layout } from '../layout/messages/en';

/** The console's texts; each room has its own. English is the source. */
export const en = {
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
};
