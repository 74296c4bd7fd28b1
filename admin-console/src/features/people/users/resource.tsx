import { fullName, rules, type User } from 'shared-api';
import { EmailAddress, StatusChip, Typography } from 'shared-ui';
import { defineResource, statusChoices } from 'shared-ui/resource';
import { type UserFilters, usersQuery } from '../../../layout/api';
import { userActions } from './actions';
import { planChoices } from './fields';
import { PlanChip } from './PlanChip';
import { UserName } from './UserName';

/** All accounts. */
export const users = defineResource<User, UserFilters>()({
  pageSizes: rules.page.users,
  views: ['cards', 'table'],
  query: usersQuery,
  filters: [
    {
      kind: 'choice',
      name: 'role',
      label: 'users.filter.role',
      all: 'users.filter.allRoles',
      choices: [
        { value: 'admin', label: 'users.filter.admins' },
        { value: 'door', label: 'users.field.isDoor' },
        { value: 'user', label: 'users.filter.players' },
      ],
    },
    {
      kind: 'choice',
      name: 'plan',
      label: 'ui.field.plan',
      all: 'console.allPlans',
      choices: planChoices,
    },
    {
      kind: 'choice',
      name: 'status',
      label: 'ui.field.status',
      all: 'console.allStatuses',
      choices: statusChoices.user,
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
      header: 'ui.field.email',
      sort: 'email',
      grow: 1.5,
      cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
    },
    {
      id: 'plan',
      header: 'ui.field.plan',
      width: 155,
      cell: ({ paymentPlan }) => <PlanChip plan={paymentPlan} />,
    },
    {
      id: 'status',
      header: 'ui.field.status',
      sort: 'status',
      width: 118,
      cell: ({ status }) => <StatusChip kind="user" status={status} />,
    },
    {
      id: 'joined',
      header: 'users.column.joined',
      sort: 'createdOn',
      width: 128,
      cell: ({ createdOn, invited }, { format, text }) => (
        <div>
          {format.date(createdOn, 'medium')}
          {invited && (
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {text('users.column.invited')}
            </Typography>
          )}
        </div>
      ),
    },
  ],
  actions: userActions,
  nameOf: fullName,
  texts: {
    title: 'users.title',
    search: 'users.search',
    failed: 'users.failed',
    emptyTitle: 'users.empty.title',
    emptyText: 'users.empty.text',
  },
});
