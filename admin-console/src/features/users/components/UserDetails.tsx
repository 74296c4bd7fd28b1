import type { User } from 'shared-api';
import { Box, DefinitionList, LinkButton, StatusChip, Text, useFormat } from 'shared-ui';
import { languageLabel } from '../../communication/labels';
import { PlanChip } from './PlanChip';

/** What else the club knows of a user, and where that leads. */
export function UserDetails({ user }: { user: User }) {
  const format = useFormat();
  const { id, email, language, username, paymentPlan, status, createdOn, emailConfirmed } = user;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <DefinitionList
        entries={[
          { key: 'username', term: <Text id="users.column.username" />, value: username },
          {
            key: 'email',
            term: <Text id="users.column.email" />,
            value: (
              <>
                {email} (<Text id={emailConfirmed ? 'users.emailConfirmed' : 'users.emailUnconfirmed'} />)
              </>
            ),
          },
          {
            key: 'language',
            term: <Text id="users.field.language" />,
            value: <Text id={languageLabel[language]} />,
          },
          { key: 'plan', term: <Text id="users.column.plan" />, value: <PlanChip plan={paymentPlan} /> },
          {
            key: 'status',
            term: <Text id="users.column.status" />,
            value: <StatusChip kind="user" status={status} />,
          },
          {
            key: 'joined',
            term: <Text id="users.column.joined" />,
            value: format.date(createdOn, 'long'),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <LinkButton
          to="adminPayments"
          query={{ userId: id, from: '', to: '' }}
          size="small"
          variant="outlined"
          color="secondary"
        >
          <Text id="users.payments" />
        </LinkButton>
        <LinkButton
          to="adminCommunication"
          query={{ to: email }}
          size="small"
          variant="outlined"
          color="secondary"
        >
          <Text id="users.write" />
        </LinkButton>
      </Box>
    </Box>
  );
}
