import type { User } from 'shared-api';
import { Box, DefinitionList, EmailAddress, LinkButton, StatusChip, useFormat, useText } from 'shared-ui';
import { languageLabel } from '../../communication/labels';
import { PlanChip } from './PlanChip';

/** Further details of a user, with links. */
export function UserDetails({ user }: { user: User }) {
  const text = useText();
  const format = useFormat();
  const { id, email, language, username, paymentPlan, status, createdOn, emailConfirmed, invited } = user;
  return (
    <div>
      <DefinitionList
        entries={[
          [text('ui.field.username'), username || text('ui.missing')],
          [
            text('ui.field.email'),
            email ? (
              <>
                <EmailAddress>{email}</EmailAddress>{' '}
                {`(${text(emailConfirmed ? 'users.emailConfirmed' : 'users.emailUnconfirmed')})`}
              </>
            ) : (
              text('ui.missing')
            ),
          ],
          [text('users.field.language'), text(languageLabel[language])],
          [text('ui.field.plan'), <PlanChip key="plan" plan={paymentPlan} />],
          [text('ui.field.status'), <StatusChip key="status" kind="user" status={status} />],
          [text(invited ? 'users.column.invited' : 'users.column.joined'), format.date(createdOn, 'long')],
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
          {text('payments.title')}
        </LinkButton>
        {email && (
          <LinkButton
            to="adminCommunication"
            query={{ to: email }}
            size="small"
            variant="outlined"
            color="secondary"
          >
            {text('users.write')}
          </LinkButton>
        )}
      </Box>
    </div>
  );
}
