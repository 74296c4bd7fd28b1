import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fullName, Language, Plan, rules, type Subscription, type User, type UserChange } from 'shared-api';
import { overlap, type PassPeriod } from 'shared-api/passes';
import { Alert, Box, Button, localeOf, Text, Typography, useFormat, useText } from 'shared-ui';
import {
  calendarDate,
  type InferType,
  mixed,
  money,
  NewPasswordInput,
  newPassword,
  object,
  ruleMessage,
  useField,
  useFormikContext,
} from 'shared-ui/forms';
import {
  type CreateForm,
  type EditForm,
  FieldInputs,
  MailNotice,
  useDebounced,
  useRecipientCount,
} from 'shared-ui/resource';
import { settingsQuery } from '../../../layout/api';
import { countUserRecipients, createUser, findUser, subscriptionsOfQuery, updateUser } from '../api';
import { type ChangeValues, changedUser, newUser, type PassValues } from './fields';
import { PassInputs } from './PassInputs';

/** A new user, with an initial password. */
const newUserSchema = object({ ...newUser.rules, password: newPassword() });

/** An existing user; a pass that is given must not overlap those held. */
const changeSchema = object({
  ...changedUser.rules,
  // Ignored where no pass is given.
  pass: object({
    startDate: calendarDate().test(
      'not-held',
      ruleMessage('users.passHeld'),
      (startDate, { parent: { endDate, held } }) =>
        !startDate || !(held as PassPeriod[]).some((one) => overlap(one, { startDate, endDate })),
    ),
    endDate: calendarDate('startDate'),
    price: money(rules.season.price),
    held: mixed<readonly PassPeriod[]>().required(),
  })
    .nullable()
    .default(null),
});

/** The request for a changed user. */
const changeOf = ({ pass, ...change }: InferType<typeof changeSchema>): UserChange => {
  if (!pass) return change;
  const { startDate, endDate, price } = pass;
  return { ...change, pass: { startDate, endDate, price } };
};

/** The passes that somebody holds, and the inputs for another one. */
function HeldPasses({ passes }: { passes: readonly Subscription[] }) {
  const text = useText();
  const format = useFormat();
  const [, , { setValue }] = useField<PassValues | null>('pass');
  const [isGiving, setGiving] = useState(false);
  const inOrder = [...passes].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const stop = () => {
    setGiving(false);
    void setValue(null);
  };
  return (
    <>
      {passes.length > 0 && (
        <Box component="section" aria-label={text('users.passesHeld', { count: passes.length })}>
          <Typography variant="subtitle2" aria-hidden>
            {text('users.passesHeld', { count: passes.length })}
          </Typography>
          {inOrder.map(({ id, startDate, endDate, price, broughtIn }) => (
            <Typography key={id} variant="body2" sx={{ color: 'text.secondary' }}>
              {text('users.passHeldFor', {
                start: format.date(startDate, 'medium'),
                end: format.date(endDate, 'medium'),
                price: format.money(price),
              })}
              {broughtIn && ` · ${text('users.passBroughtIn')}`}
            </Typography>
          ))}
        </Box>
      )}
      {isGiving && <PassInputs title="users.passAnother" held={passes} />}
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        onClick={isGiving ? stop : () => setGiving(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
      >
        {text(isGiving ? 'users.passAnotherNot' : 'users.passAnotherDo')}
      </Button>
    </>
  );
}

/** Plan, status and rights of a user. */
function RightsInputs({ row }: { row: User }) {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<{ paymentPlan: Plan }>();
  const had = row.paymentPlan === Plan.Membership;
  const has = values.paymentPlan === Plan.Membership;
  const passes = useQuery({ ...subscriptionsOfQuery(row.id), enabled: had }).data?.rows;
  useEffect(() => {
    if (!has) void setFieldValue('pass', null);
  }, [has, setFieldValue]);
  return (
    <>
      <FieldInputs of={changedUser} names={['paymentPlan', 'status']} />
      {has && !had && <PassInputs title="users.pass" />}
      {has && had && passes && <HeldPasses passes={passes} />}
      {had && !has && passes?.length !== 0 && (
        <Alert severity="warning">{text('users.passEnds', { count: passes?.length ?? 1 })}</Alert>
      )}
      <FieldInputs of={changedUser} names={['isAdmin', 'isDoor']} />
    </>
  );
}

/** Says before saving how many people a change of a user e-mails: it may affect an address, a pass or a spot. */
function ChangeNotice({ user }: { user: User }) {
  const { values, dirty } = useFormikContext();
  const later = useDebounced(values);
  const sent = dirty && changeSchema.isValidSync(later) ? changeSchema.cast(later) : undefined;
  const people = useRecipientCount(['users', user.id], sent, (change) =>
    countUserRecipients(user.id, changeOf(change)),
  );
  return sent ? <MailNotice people={people} /> : null;
}

/** Says whether a new user gets a welcome e-mail, which a setting can switch off. */
function WelcomeNotice() {
  const { data, isError } = useQuery(settingsQuery());
  const people = data && (data.notifications.welcomeEmail ? 1 : 0);
  return <MailNotice people={isError ? 'unknown' : people} />;
}

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
  success: (user, { text }) => text('users.created', { name: fullName(user) }),
};

/** The form for an existing user. */
export const editForm: EditForm<User, ChangeValues, InferType<typeof changeSchema>> = {
  title: (user, { text }) => text('console.editNamed', { name: fullName(user) }),
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
