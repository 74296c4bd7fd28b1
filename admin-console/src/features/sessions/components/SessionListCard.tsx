import type { Session } from 'shared-api';
import { Fact, LinkButton, SessionCard, Stack, useText } from 'shared-ui';
import { GroupIcon } from 'shared-ui/details';
import { ActionMenu, type ListActions, SelectRow, useI18n } from 'shared-ui/resource';
import { sessionActions } from '../actions';
import { PriceFact } from './PriceFact';

/** The schedule's card, with an administrator's actions. */
export function SessionListCard({
  session,
  listActions,
}: {
  session: Session;
  listActions: ListActions<Session>;
}) {
  const text = useText();
  const i18n = useI18n();
  const { resource, selection } = listActions.list;
  const name = resource.nameOf(session, i18n);
  return (
    <SessionCard
      session={session}
      corner={<ActionMenu row={session} name={name} actions={sessionActions} onAct={listActions.act} />}
      actions={
        <Stack direction="row" sx={{ flexGrow: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <LinkButton to="adminSession" query={{ id: session.id }} variant="outlined" color="secondary">
            {text('sessions.details')}
          </LinkButton>
          <SelectRow row={session} name={name} selection={selection} />
        </Stack>
      }
    >
      <Stack sx={{ gap: 0.75 }}>
        <PriceFact session={session} />
        {session.waitingListCount > 0 && (
          <Fact icon={<GroupIcon aria-hidden />}>
            {text('sessions.waiting', { count: session.waitingListCount })}
          </Fact>
        )}
      </Stack>
    </SessionCard>
  );
}
