import { useState } from 'react';
import type { Session } from 'shared-api';
import { Button, LinkButton, Text } from 'shared-ui';
import {
  CreateButton,
  ListBody,
  ListDialogs,
  RepeatIcon,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { cancelAction } from '../actions';
import { Decision } from '../components/Decision';
import { NextSession } from '../components/NextSession';
import { NoSessions } from '../components/NoSessions';
import { RepeatDialog } from '../components/RepeatDialog';
import { SessionListCard } from '../components/SessionListCard';
import { UndecidedSessions } from '../components/UndecidedSessions';
import { createForm, editForm } from '../forms';
import { sessions } from '../resource';

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
        card={(session) => <SessionListCard session={session} listActions={listActions} />}
      />
      <LinkButton to="adminCame" color="secondary" sx={{ mt: 2 }}>
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
