import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from 'shared-api';
import {
  Button,
  CalendarLeaf,
  CapacityBar,
  Card,
  CardActions,
  CardContent,
  clubDate,
  EmptyState,
  Fact,
  LinkButton,
  SessionFacts,
  Stack,
  StatusChip,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { GroupIcon } from 'shared-ui/details';
import {
  ActionMenu,
  CreateButton,
  type ListActions,
  ListBody,
  type ListControl,
  ListDialogs,
  RepeatIcon,
  SelectRow,
  useI18n,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { sessionsQuery } from '../api';
import { cancelAction, sessionActions } from './actions';
import { Decision } from './Decision';
import { createForm, editForm } from './forms';
import { NextSession } from './NextSession';
import { PriceFact } from './PriceFact';
import { RepeatDialog } from './RepeatDialog';
import { sessions, useUpcoming } from './resource';
import { UndecidedSessions } from './UndecidedSessions';

/** A session of the list, with an administrator's actions. */
function SessionCard({ session, listActions }: { session: Session; listActions: ListActions<Session> }) {
  const text = useText();
  const format = useFormat();
  const i18n = useI18n();
  const { resource, selection } = listActions.list;
  const name = resource.nameOf(session, i18n);
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 2, flexGrow: 1, alignContent: 'start' }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <CalendarLeaf date={session.sessionDate} />
          <Stack sx={{ gap: 0.75, flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
            <StatusChip kind="session" status={session.status} />
            <Typography
              component="h2"
              variant="h3"
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {format.date(session.sessionDate, 'day')}
            </Typography>
          </Stack>
          <ActionMenu row={session} name={name} actions={sessionActions} onAct={listActions.act} />
        </Stack>
        <SessionFacts session={session} />
        <CapacityBar taken={session.registeredPlayersCount} capacity={session.maxCapacity} />
        <Stack sx={{ gap: 0.75 }}>
          <PriceFact session={session} />
          {session.waitingListCount > 0 && (
            <Fact icon={<GroupIcon aria-hidden />}>
              {text('sessions.waiting', { count: session.waitingListCount })}
            </Fact>
          )}
        </Stack>
      </CardContent>
      <CardActions>
        <Stack direction="row" sx={{ flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <LinkButton to="adminSession" query={{ id: session.id }} variant="outlined" color="secondary">
            {text('sessions.details')}
          </LinkButton>
          <SelectRow row={session} name={name} selection={selection} />
        </Stack>
      </CardActions>
    </Card>
  );
}

/** Why the list is empty, and the way to the sessions that there are. */
function NoSessions({ change }: Pick<ListControl, 'change'>) {
  const { total: upcoming, loading } = useUpcoming();
  const { data } = useQuery(sessionsQuery({ includePast: true, page: 1, pageSize: 1 }));
  const all = data?.total ?? 0;
  if (loading || !data) return null;
  if (all === 0)
    return (
      <EmptyState title={<Text id="sessions.empty.title" />}>
        <Text id="sessions.empty.text" />
      </EmptyState>
    );
  const from = upcoming > 0 ? clubDate() : '';
  return (
    <EmptyState
      title={<Text id="sessions.empty.range" />}
      actions={
        <Button variant="contained" onClick={() => change({ filters: { from, to: '' } })}>
          <Text
            id={upcoming > 0 ? 'sessions.empty.upcoming' : 'sessions.empty.all'}
            values={{ count: upcoming > 0 ? upcoming : all }}
          />
        </Button>
      }
    />
  );
}

/** `/admin/sessions`: all sessions, and everything about them. */
export function Component() {
  const list = useResource(sessions);
  const listActions = useListActions(list);
  const [repeating, setRepeating] = useState(false);

  /** Shows created sessions even if the date filter would hide them. */
  const show = (made: readonly Session[]) => {
    const dates = made.map(({ sessionDate }) => sessionDate).sort();
    const { from = '', to = '' } = list.state.filters;
    const [first = from, last = to] = [dates[0], dates.at(-1)];
    list.change({
      filters: { from: from && first < from ? first : from, to: to && last > to ? last : to },
    });
  };

  return (
    <ConsolePage
      title="sessions.title"
      actions={
        <>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<RepeatIcon />}
            onClick={() => setRepeating(true)}
          >
            <Text id="sessions.repeat" />
          </Button>
          <CreateButton label="sessions.create" onClick={listActions.create} />
        </>
      }
    >
      <NextSession />
      <UndecidedSessions
        actions={(session) => (
          <Decision session={session} onCancel={() => listActions.act(cancelAction, session)} />
        )}
      />
      <ListBody
        listActions={listActions}
        empty={<NoSessions change={list.change} />}
        card={(session) => <SessionCard session={session} listActions={listActions} />}
      />
      <LinkButton to="adminCame" color="secondary" sx={{ mt: 2, ml: -1.75 }}>
        <Text id="came.title" />
      </LinkButton>
      <ListDialogs
        listActions={listActions}
        create={createForm}
        edit={editForm}
        onCreated={(session) => show([session])}
      />
      <RepeatDialog open={repeating} onClose={() => setRepeating(false)} onCreated={show} />
    </ConsolePage>
  );
}
