import { LinkButton, Text } from 'shared-ui';
import { CreateButton, ListBody, ListDialogs, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { MembersDialog } from '../components/MembersDialog';
import { SeasonCard } from '../components/SeasonCard';
import { createForm, editForm } from '../forms';
import { seasons } from '../resource';

/** `/admin/seasons`: the seasons and their passes. */
export function Component() {
  const listActions = useListActions(useResource(seasons));
  const { showing } = listActions;
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
      <LinkButton to="adminPasses" color="secondary" sx={{ mt: 2 }}>
        <Text id="passes.title" />
      </LinkButton>
      <ListDialogs listActions={listActions} create={createForm} edit={editForm} />
      {showing.row && <MembersDialog season={showing.row} open={showing.open} onClose={showing.close} />}
    </ConsolePage>
  );
}
