import { Plan, rules, type User, type UserFilters, UserStatus, usersKey, usersQuery } from 'shared-api';
import { EmailAddress, StatusChip, statuses, Typography } from 'shared-ui';
import { defineResource, oneOf, queryOf } from 'shared-ui/resource';
import { userActions } from './actions';
import { PlanChip } from './components/PlanChip';
import { UserName } from './components/UserName';
import { nameOf } from './name';

const planChoices = [
  { value: String(Plan.DropIn), label: 'users.filter.dropIn' },
  { value: String(Plan.Membership), label: 'users.filter.membership' },
] as const;

const roleChoices = [
  { value: 'admin', label: 'users.filter.admins' },
  { value: 'user', label: 'users.filter.players' },
] as const;

const valuesOf = (choices: readonly { value: string }[]): string[] => choices.map(({ value }) => value);

const statusChoices = Object.values(UserStatus).map((value) => ({
  value: String(value),
  label: statuses.user[value].label,
}));

/** Everybody with an account. */
export const users = defineResource<User>()({
  key: usersKey,
  rules: () => ({
    pageSizes: rules.page.users,
    views: ['cards', 'table'],
    sorts: ['name', 'email', 'createdOn', 'status'],
    filters: {
      role: oneOf(valuesOf(roleChoices)),
      plan: oneOf(valuesOf(planChoices)),
      status: oneOf(valuesOf(statusChoices)),
    },
  }),
  query: (state) => usersQuery(queryOf<UserFilters>(state, ['plan', 'status'])),
  filters: [
    {
      kind: 'choice',
      id: 'role',
      label: 'users.filter.role',
      all: 'users.filter.allRoles',
      choices: roleChoices,
    },
    {
      kind: 'choice',
      id: 'plan',
      label: 'users.filter.plan',
      all: 'users.filter.allPlans',
      choices: planChoices,
    },
    {
      kind: 'choice',
      id: 'status',
      label: 'users.column.status',
      all: 'sessions.filter.allStatuses',
      choices: statusChoices,
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'users.column.name',
      sort: 'name',
      cell: (user) => (
        <div>
          <UserName user={user} />
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {user.username}
          </Typography>
        </div>
      ),
    },
    {
      id: 'email',
      header: 'users.column.email',
      sort: 'email',
      grow: 1.5,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    {
      id: 'plan',
      header: 'users.column.plan',
      width: 155,
      cell: ({ paymentPlan }) => <PlanChip plan={paymentPlan} />,
    },
    {
      id: 'status',
      header: 'users.column.status',
      sort: 'status',
      width: 118,
      cell: ({ status }) => <StatusChip kind="user" status={status} />,
    },
    {
      id: 'joined',
      header: 'users.column.joined',
      sort: 'createdOn',
      width: 128,
      cell: ({ createdOn }, { format }) => format.date(createdOn, 'medium'),
    },
  ],
  actions: userActions,
  nameOf,
  texts: {
    title: 'users.title',
    search: 'users.search',
    failed: 'users.failed',
    emptyTitle: 'users.empty.title',
    emptyText: 'users.empty.text',
  },
});
