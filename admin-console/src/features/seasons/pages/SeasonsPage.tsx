import { useQueryClient } from '@tanstack/react-query';
import { sessionsKey } from 'shared-api';
import { CreateButton, ListBody, ListDialogs, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { MembersDialog } from '../components/MembersDialog';
import { SeasonCard } from '../components/SeasonCard';
import { createForm, editForm } from '../forms';
import { seasons } from '../resource';

/** `/admin/seasons`: the seasons and their passes. */
export function Component() {
  const listActions = useListActions(useResource(seasons));
  const { list, showing } = listActions;
  const client = useQueryClient();
  const refresh = () => Promise.all([list.refresh(), client.invalidateQueries({ queryKey: sessionsKey })]);
  return (
    <ConsolePage
      title="seasons.title"
      lead="seasons.intro"
      actions={<CreateButton label="seasons.create" onClick={listActions.create} />}
    >
      <ListBody
        listActions={listActions}
        card={(season) => <SeasonCard season={season} listActions={listActions} />}
      />
      <ListDialogs listActions={listActions} create={createForm} edit={editForm} onCreated={refresh} />
      {showing.row && <MembersDialog season={showing.row} open={showing.open} onClose={showing.close} />}
    </ConsolePage>
  );
}
