import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fullName, type UserHistory } from 'shared-api';
import {
  Box,
  Chip,
  ListSkeleton,
  Loaded,
  type MessageId,
  Stack,
  Text,
  Typography,
  useRecordId,
  useText,
} from 'shared-ui';
import { ActionMenu, ListDialogs, useI18n, useListActions, useRecord } from 'shared-ui/resource';
import { RecordPage } from '../../layout/RecordPage';
import { AuditItem } from '../audit/AuditItem';
import { problemLabel, subjectLabel } from '../communication/labels';
import { Account } from '../money/Account';
import { NoShows } from '../morning/NoShows';
import { StrengthInput } from '../morning/StrengthInput';
import { subscriptionsOfQuery, userQuery } from '../people/api';
import { userActions } from '../people/users/actions';
import { editForm } from '../people/users/forms';
import { users } from '../people/users/resource';
import { UserDetails } from '../people/users/UserDetails';
import { historyQuery } from './api';
import { MergeWalkIn } from './MergeWalkIn';
import { PersonSessions } from './PersonSessions';

const stateLabel = {
  waiting: 'communication.unsent.waitingState',
  sent: 'person.emails.sent',
  failed: 'communication.unsent.failedState',
  skipped: 'person.emails.skipped',
} as const satisfies Record<string, MessageId>;

const colours = { waiting: 'warning', sent: 'default', failed: 'error', skipped: 'default' } as const;

/** Why an e-mail has not left, or is not to; nothing of one that is sent or waits as usual. */
const whyUnsent = ({ state, skippedFor, problem }: UserHistory['emails'][number]): MessageId | null => {
  if (skippedFor) return `person.emails.skippedFor.${skippedFor}`;
  if (state === 'failed') return problemLabel[problem ?? 'late'];
  return state === 'waiting' && problem ? problemLabel[problem] : null;
};

/** The newest e-mails to a person: what about, when, and whether each has left. */
function PersonEmails({ emails }: { emails: UserHistory['emails'] }) {
  const { text, format } = useI18n();
  if (emails.length === 0) return <Typography>{text('person.emails.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {emails.map((email) => {
        const { id, about, state, createdOn } = email;
        const why = whyUnsent(email);
        return (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36 }}
          >
            <Typography variant="body2">
              {format.dateTime(createdOn)} · {text(subjectLabel[about])}
            </Typography>
            <Chip size="small" color={colours[state]} label={text(stateLabel[state])} />
            {why && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {text(why)}
              </Typography>
            )}
          </Stack>
        );
      })}
    </Box>
  );
}

/** What a person has said to the club's news, when and how, and what the law makes of it. */
function PersonConsents({ consents }: { consents: UserHistory['consents'] }) {
  const { text, format } = useI18n();
  return (
    <>
      {consents.length === 0 && <Typography>{text('person.news.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {consents.map(({ id, given, how, at }) => (
          <Typography key={id} component="li" variant="body2" sx={{ py: 0.5 }}>
            {format.dateTime(at)} · {text(`person.news.${how}`, { given: given ? 'yes' : 'no' })}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, maxWidth: '75ch', color: 'text.secondary' }}>
        {text('person.news.hint')}
      </Typography>
    </>
  );
}

/** The passes that a person holds. */
function PersonPass({ id }: { id: string }) {
  const { text, format } = useI18n();
  const { data } = useQuery(subscriptionsOfQuery(id));
  if (!data) return null;
  if (data.rows.length === 0) return <Typography>{text('person.pass.none')}</Typography>;
  return data.rows.map((pass) => (
    <Typography key={pass.id}>
      {text('users.passHeldFor', {
        start: format.date(pass.startDate, 'medium'),
        end: format.date(pass.endDate, 'medium'),
        price: format.money(pass.price),
      })}
    </Typography>
  ));
}

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
      nameOf={fullName}
      actions={
        user.data && (
          <ActionMenu
            row={user.data}
            name={fullName(user.data)}
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
                <StrengthInput userId={id} name={fullName(shown)} />
              </Part>
              <NoShows id={id} name={fullName(shown)} />
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
