import { Language, Plan, type User, UserStatus } from 'shared-api';
import type { PassPeriod } from 'shared-api/passes';
import { email, firstName, lastName, username } from 'shared-ui/forms';
import {
  choiceField,
  defineFields,
  type FieldValues,
  statusChoices,
  switchField,
  textField,
} from 'shared-ui/resource';
import { languageChoices } from '../../communication/labels';

/** The plans of users. */
export const planChoices = [
  { value: Plan.DropIn, label: 'ui.plan.dropIn' },
  { value: Plan.Membership, label: 'ui.plan.season' },
] as const;

const input = { autoComplete: 'off' };

/** Common fields of new and existing users. */
const who = {
  firstName: textField('ui.field.firstName', firstName(), { half: 'wide', input }),
  lastName: textField('ui.field.lastName', lastName(), { half: 'wide', input }),
  username: textField('ui.field.username', username(), { input: { ...input, spellCheck: false } }),
  email: textField('ui.field.email', email(), { input: { ...input, type: 'email' } }),
  language: choiceField('users.field.language', languageChoices, Language.English, {
    help: 'users.field.languageHint',
  }),
};

/** A new user. */
export const newUser = defineFields<User>()(who);

/** An existing user, with plan, status and rights. */
export const changedUser = defineFields<User>()({
  ...who,
  paymentPlan: choiceField('ui.field.plan', planChoices, Plan.DropIn, { half: 'wide', radio: true }),
  status: choiceField('ui.field.status', statusChoices.user, UserStatus.Active, { half: 'wide' }),
  isAdmin: switchField(
    'users.field.isAdmin',
    { on: 'audit.yes', off: 'audit.no' },
    { help: 'users.field.isAdminHint' },
  ),
  isDoor: switchField(
    'users.field.isDoor',
    { on: 'audit.yes', off: 'audit.no' },
    { help: 'users.field.isDoorHint' },
  ),
});

/** A pass as typed, and those already held, which it must not overlap. */
export interface PassValues {
  startDate: string;
  endDate: string;
  price: string;
  held: readonly PassPeriod[];
}

export type ChangeValues = FieldValues<typeof changedUser.fields> & { pass: PassValues | null };
