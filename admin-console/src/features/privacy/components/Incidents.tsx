import type { Incident } from 'shared-api';
import { Chip } from 'shared-ui';
import { type ListActions, useI18n } from 'shared-ui/resource';
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
export const Incidents = () => (
  <Part
    name="incidents"
    lead="incidents.intro"
    of={incidents}
    create={createIncidentForm}
    edit={editIncidentForm}
    rowHeight={120}
    entry={(row, listActions) => <IncidentItem row={row} listActions={listActions} />}
  />
);
