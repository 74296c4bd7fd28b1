import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Box, ListSkeleton, Loaded, type MessageId, Text, Typography, useRecordId, useText } from 'shared-ui';
import { ActionMenu, ListDialogs, useListActions, useRecord } from 'shared-ui/resource';
import { RecordPage } from '../../../layout/RecordPage';
import { AuditItem } from '../../audit/components/AuditItem';
import { NoShows } from '../../no-shows/components/NoShows';
import { StrengthInput } from '../../ratings/components/StrengthInput';
import { Account } from '../../treasury/components/Account';
import { userActions } from '../../users/actions';
import { userQuery } from '../../users/api';
import { UserDetails } from '../../users/components/UserDetails';
import { editForm } from '../../users/forms';
import { nameOf } from '../../users/labels';
import { users } from '../../users/resource';
import { historyQuery } from '../api';
import { MergeWalkIn } from '../components/MergeWalkIn';
import { PersonConsents } from '../components/PersonConsents';
import { PersonEmails } from '../components/PersonEmails';
import { PersonPass } from '../components/PersonPass';
import { PersonSessions } from '../components/PersonSessions';

function Part({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        <Text id={title} />
      </Typography>
      {children}
    </Box>
  );
}

/** The parts that come with the history. */
function History({ id }: { id: string }) {
  const text = useText();
  const history = useQuery({ ...historyQuery(id), staleTime: 0 });
  return (
    <Loaded
      query={history}
      waiting={<ListSkeleton rows={5} rowHeight={36} />}
      failed={<Text id="person.history.failed" />}
      heading="h2"
    >
      {({ next, last, emails, consents, changes }) => (
        <>
          <Part title="person.next">
            <PersonSessions sessions={next} none={text('person.next.none')} />
          </Part>
          <Part title="person.last">
            <PersonSessions sessions={last} none={text('person.last.none')} />
          </Part>
          <Part title="person.emails">
            <PersonEmails emails={emails} />
          </Part>
          <Part title="person.news">
            <PersonConsents consents={consents} />
          </Part>
          <Part title="person.changes">
            {changes.length === 0 && <Typography>{text('person.changes.none')}</Typography>}
            {changes.map((entry) => (
              <AuditItem key={entry.id} entry={entry} heading="h3" />
            ))}
          </Part>
        </>
      )}
    </Loaded>
  );
}

/** `/admin/users/:id`: everything about one person. */
export function Component() {
  const id = useRecordId();
  const user = useQuery(userQuery(id));
  const listActions = useListActions(useRecord(users, user.data));
  return (
    <RecordPage
      query={user}
      list="adminUsers"
      title="users.title"
      failed="users.failed"
      nameOf={nameOf}
      actions={
        user.data && (
          <ActionMenu
            row={user.data}
            name={nameOf(user.data)}
            actions={userActions}
            onAct={listActions.act}
          />
        )
      }
    >
      {(shown) => (
        <>
          {shown.username === '' && <MergeWalkIn user={shown} />}
          <Box
            sx={{
              display: 'grid',
              columnGap: 6,
              rowGap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <UserDetails user={shown} />
            <Box sx={{ display: 'grid', gap: 4 }}>
              <Part title="users.pass">
                <PersonPass id={id} />
              </Part>
              <Part title="ratings.strength">
                <StrengthInput userId={id} name={nameOf(shown)} />
              </Part>
              <NoShows id={id} name={nameOf(shown)} />
              <Part title="person.money">
                <Account id={id} />
              </Part>
            </Box>
            <History id={id} />
          </Box>
          <ListDialogs listActions={listActions} edit={editForm} />
        </>
      )}
    </RecordPage>
  );
}
