import type { PrivacyRequest } from 'shared-api';
import { Chip, Link } from 'shared-ui';
import { type ListActions, useI18n } from 'shared-ui/resource';
import { createRequestForm, editRequestForm } from '../forms';
import { kindLabel, stateLook } from '../labels';
import { requests } from '../resource';
import { Entry } from './Entry';
import { Part } from './Part';

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
export const Requests = () => (
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
