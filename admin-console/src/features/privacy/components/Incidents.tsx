import type { Incident } from 'shared-api';
import { Chip, ListSkeleton } from 'shared-ui';
import {
  CreateButton,
  type ListActions,
  ListBody,
  ListDialogs,
  useI18n,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { createIncidentForm, editIncidentForm } from '../forms';
import { incidents } from '../resource';
import { Entry } from './Entry';
import { Part } from './Part';

function IncidentItem({ row, listActions }: { row: Incident; listActions: ListActions<Incident> }) {
  const i18n = useI18n();
  const { text, format } = i18n;
  const { happened, what, information, people, whom, serious, reasons, untold, measures, keptUntil } = row;
  const { commissionToldOn, peopleToldOn } = row;
  const day = (date: string | null) => format.date(date ?? '', 'medium');
  return (
    <Entry
      row={row}
      of={incidents}
      listActions={listActions}
      title={incidents.nameOf(row, i18n)}
      chips={
        <>
          {serious && <Chip size="small" color="warning" label={text('incidents.serious')} />}
          {untold.map((one) => (
            <Chip key={one} size="small" color="error" label={text(`incidents.untold.${one}`)} />
          ))}
        </>
      }
      lines={[
        what,
        [
          text('incidents.when', { happened }),
          text('incidents.which', { information }),
          people !== null && text('incidents.count', { count: people }),
          whom,
        ]
          .filter(Boolean)
          .join(' · '),
        reasons && text(serious ? 'incidents.risk' : 'incidents.noRisk', { reasons }),
        commissionToldOn !== null && text('incidents.commissionTold', { date: day(commissionToldOn) }),
        peopleToldOn !== null && text('incidents.peopleTold', { date: day(peopleToldOn) }),
        measures && text('incidents.done', { measures }),
        text('incidents.kept', { date: day(keptUntil) }),
      ]}
    />
  );
}

/** The register of confidentiality incidents. */
export function Incidents() {
  const listActions = useListActions(useResource(incidents));
  return (
    <Part
      name="incidents"
      lead="incidents.intro"
      action={<CreateButton label="incidents.create" onClick={listActions.create} />}
    >
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={6} rowHeight={120} />}
        card={(row) => <IncidentItem row={row} listActions={listActions} />}
        column
      />
      <ListDialogs listActions={listActions} create={createIncidentForm} edit={editIncidentForm} />
    </Part>
  );
}
