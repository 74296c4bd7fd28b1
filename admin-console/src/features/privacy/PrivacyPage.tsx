import { useSearchParams } from 'react-router-dom';
import type { Incident, PrivacyRequest } from 'shared-api';
import { Chip, Link } from 'shared-ui';
import { type ListActions, useI18n } from 'shared-ui/resource';
import { Entry } from './Entry';
import { createIncidentForm, createRequestForm, editIncidentForm, editRequestForm } from './forms';
import { kindLabel, stateLook } from './labels';
import { Part, type PartName } from './Part';
import { Retention } from './Retention';
import { incidents, requests } from './resource';

function RequestItem({
  row,
  listActions,
}: {
  row: PrivacyRequest;
  listActions: ListActions<PrivacyRequest>;
}) {
  const { text, format } = useI18n();
  const { kind, userId, name, state, askedOn, dueOn, details, answeredOn, answer, answeredBy } = row;
  const { label, color } = stateLook[state];
  const said = { date: format.date(answeredOn ?? dueOn, 'medium'), name: answeredBy };
  return (
    <Entry
      row={row}
      of={requests}
      listActions={listActions}
      title={
        userId ? (
          <Link to="adminUser" query={{ id: userId }}>
            {name}
          </Link>
        ) : (
          name || text('requests.gone')
        )
      }
      chips={<Chip size="small" color={color} label={text(label)} />}
      lines={[
        [
          text(kindLabel[kind]),
          text('requests.asked', { date: format.date(askedOn, 'medium') }),
          state !== 'answered' && text('requests.due', said),
        ]
          .filter(Boolean)
          .join(' · '),
        details,
        answeredOn !== null && text(answeredBy ? 'requests.answeredBy' : 'requests.answered', said),
        answer,
      ]}
    />
  );
}

/** What people have asked about their personal information, by mail or in person. */
const Requests = () => (
  <Part
    name="requests"
    lead="requests.intro"
    of={requests}
    create={createRequestForm}
    edit={editRequestForm}
    rowHeight={88}
    entry={(row, listActions) => <RequestItem row={row} listActions={listActions} />}
  />
);

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
const Incidents = () => (
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

const contents: Readonly<Record<PartName, () => React.JSX.Element>> = {
  requests: Requests,
  incidents: Incidents,
  retention: Retention,
};

const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(contents, name);

/** `/admin/privacy`: what Law 25 of Québec (CQLR c. P-39.1) asks of a club, one part at a time. */
export function Component() {
  const [query] = useSearchParams();
  const named = query.get('part');
  const Content = contents[isPart(named) ? named : 'requests'];
  return <Content />;
}
