import {
  createUser,
  findUser,
  Language,
  Plan,
  type User,
  type UserDraft,
  type UserStatus,
  updateUser,
} from 'shared-api';
import { localeOf, statuses, Text } from 'shared-ui';
import { type InferType, PasswordInput } from 'shared-ui/forms';
import type { CreateForm, EditForm } from 'shared-ui/resource';
import { ChangeNotice } from './components/ChangeNotice';
import type { PassValues } from './components/PassInputs';
import { RightsInputs } from './components/RightsInputs';
import { WelcomeNotice } from './components/WelcomeNotice';
import { WhoInputs } from './components/WhoInputs';
import { languageLabel } from './languages';
import { nameOf } from './name';
import { changedUser, newUser } from './schema';

type New = InferType<typeof newUser>;
type Changed = InferType<typeof changedUser>;
type Values = Omit<Changed, 'pass'> & { pass: PassValues | null };

/** How an account is opened for somebody: on the drop-in plan. */
export const createForm: CreateForm<User, New, New> = {
  title: 'users.createDialog',
  submit: 'users.createSubmit',
  note: 'users.createHint',
  failed: 'users.createFailed',
  schema: newUser,
  draft: () => ({
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    // As the page's own, until somebody says otherwise.
    language: localeOf(globalThis.location.pathname) === 'fr' ? Language.French : Language.English,
    password: '',
  }),
  Inputs: () => (
    <>
      <WhoInputs />
      <PasswordInput
        name="password"
        label={<Text id="ui.field.password" />}
        help={<Text id="users.passwordHint" />}
        autoComplete="new-password"
        required
      />
      <WelcomeNotice />
    </>
  ),
  run: (output) => createUser({ ...output, paymentPlan: Plan.DropIn } satisfies UserDraft),
  success: (user, { text }) => text('users.created', { name: nameOf(user) }),
};

/** How a user is changed. */
export const editForm: EditForm<User, Values, Changed> = {
  title: (user, { text }) => text('users.editDialog', { name: nameOf(user) }),
  failed: 'users.updateFailed',
  schema: changedUser,
  valuesOf: ({ firstName, lastName, username, email, language, paymentPlan, status, isAdmin }) => ({
    firstName,
    lastName,
    username,
    email,
    language,
    paymentPlan,
    status,
    isAdmin,
    pass: null,
  }),
  Inputs: ({ row }) => (
    <>
      <WhoInputs />
      <RightsInputs row={row} />
      <ChangeNotice user={row} />
    </>
  ),
  labels: {
    firstName: 'ui.field.firstName',
    lastName: 'ui.field.lastName',
    username: 'ui.field.username',
    email: 'ui.field.email',
    language: 'users.field.language',
    paymentPlan: 'ui.field.plan',
    status: 'ui.field.status',
    isAdmin: 'users.field.isAdmin',
    pass: 'users.pass',
  },
  formatValue: {
    language: (language: Language, { text }) => text(languageLabel[language]),
    paymentPlan: (plan: Plan, { text }) =>
      text(plan === Plan.Membership ? 'users.filter.membership' : 'users.filter.dropIn'),
    status: (status: UserStatus, { text }) => text(statuses.user[status].label),
    isAdmin: (isAdmin: boolean, { text }) => text(isAdmin ? 'audit.yes' : 'audit.no'),
  },
  run: ({ id }, { pass, ...output }, version) =>
    updateUser(id, { ...output, ...(pass && { pass }), version }),
  latest: findUser,
  success: (_user, { text }) => text('users.updated'),
};
