import { CreateButton, DeskDialogs, ListBody, useDesk, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { MembersDialog } from '../components/MembersDialog';
import { SeasonCards } from '../components/SeasonCards';
import { createForm, editForm } from '../forms';
import { seasons } from '../resource';

/** `/admin/seasons`: the three-month passes. */
export function SeasonsPage() {
  const desk = useDesk(useResource(seasons));
  const { showing } = desk;
  return (
    <ConsolePage
      title="seasons.title"
      lead="seasons.intro"
      actions={<CreateButton label="seasons.create" onClick={desk.create} />}
    >
      <ListBody desk={desk} cards={(rows) => <SeasonCards rows={rows} desk={desk} />} />
      <DeskDialogs desk={desk} create={createForm} edit={editForm} />
      {showing.row && <MembersDialog season={showing.row} open={showing.open} onClose={showing.close} />}
    </ConsolePage>
  );
}
