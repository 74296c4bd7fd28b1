import { Language, Plan, type User } from 'shared-api';
import { localeOf, Text } from 'shared-ui';
import { type InferType, NewPasswordInput } from 'shared-ui/forms';
import { type CreateForm, type EditForm, FieldInputs } from 'shared-ui/resource';
import { createUser, findUser, updateUser } from './api';
import { ChangeNotice } from './components/ChangeNotice';
import { RightsInputs } from './components/RightsInputs';
import { WelcomeNotice } from './components/WelcomeNotice';
import { type ChangeValues, changedUser, newUser } from './fields';
import { nameOf } from './labels';
import { changeSchema, newUserSchema } from './schema';
import { changeOf } from './values';

type New = InferType<typeof newUserSchema>;

/** The form for a new account, on the drop-in plan. */
export const createForm: CreateForm<User, New, New> = {
  title: 'users.create',
  submit: 'users.createSubmit',
  note: 'users.createHint',
  failed: 'users.createFailed',
  schema: newUserSchema,
  draft: () => ({
    ...newUser.initial,
    // The page's language by default.
    language: localeOf(globalThis.location.pathname) === 'fr' ? Language.French : Language.English,
    password: '',
  }),
  Inputs: () => (
    <>
      <FieldInputs of={newUser} autoFocus />
      <NewPasswordInput
        name="password"
        label={<Text id="ui.field.password" />}
        note={<Text id="users.passwordHint" />}
      />
      <WelcomeNotice />
    </>
  ),
  run: (output) => createUser({ body: { ...output, paymentPlan: Plan.DropIn } }),
  success: (user, { text }) => text('users.created', { name: nameOf(user) }),
};

/** The form for an existing user. */
export const editForm: EditForm<User, ChangeValues, InferType<typeof changeSchema>> = {
  title: (user, { text }) => text('console.editNamed', { name: nameOf(user) }),
  failed: 'users.updateFailed',
  schema: changeSchema,
  fields: changedUser.fields,
  valuesOf: (user) => ({ ...changedUser.valuesOf(user), pass: null }),
  Inputs: ({ row }) => (
    <>
      <FieldInputs of={newUser} autoFocus />
      <RightsInputs row={row} />
      <ChangeNotice user={row} />
    </>
  ),
  run: ({ id }, output, version) => updateUser({ params: { id }, body: { ...changeOf(output), version } }),
  latest: findUser,
  success: (_user, { text }) => text('users.updated'),
};
