import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { addDays, Box, clubDate, Text, Typography, useFormat } from 'shared-ui';
import { SelectInput, useFormikContext } from 'shared-ui/forms';
import { useI18n } from 'shared-ui/resource';
import { sessionsFromQuery } from '../api';
import { wordsOf } from '../groups';
import { groupPlans, groupStandings } from '../labels';
import { groupOf, type MailingValues } from '../values';
import { optionsOf } from './MessagePanel';

/** How far back a session can be whose people are written to. */
const backDays = 14;

const any = { value: '', label: <Text id="communication.group.any" /> } as const;
/** The conditions of a group, all of which apply, and what they say together. */
export function GroupPanel() {
  const format = useFormat();
  const i18n = useI18n();
  const { values } = useFormikContext<MailingValues>();
  const { data } = useQuery(sessionsFromQuery(addDays(clubDate(), -backDays)));
  const listed = data?.find(({ id }) => id === values.session);
  // One that is in a link, but further away.
  const linked = useQuery({
    ...sessionQuery(values.session),
    enabled: Boolean(values.session && data && !listed),
  });
  const chosen = listed ?? linked.data;
  const sessions = [...(data ?? []), ...(chosen && !listed ? [chosen] : [])];
  const group = groupOf(values);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectInput
          name="session"
          label={<Text id="communication.group.session" />}
          options={[
            any,
            ...(values.session && !chosen ? [{ value: values.session, label: '…' }] : []),
            ...sessions.map(({ id, sessionDate, startTime }) => ({
              value: id,
              label: `${capitalised(format.date(sessionDate, 'day'))}, ${format.time(startTime)}`,
            })),
          ]}
        />
        <SelectInput
          name="standing"
          label={<Text id="communication.group.standing" />}
          disabled={!values.session}
          options={[any, ...optionsOf(groupStandings)]}
        />
        <SelectInput
          name="owes"
          label={<Text id="communication.group.money" />}
          options={[any, { value: 'yes', label: <Text id="communication.group.owes" /> }]}
        />
        <SelectInput
          name="plan"
          label={<Text id="ui.field.plan" />}
          options={[any, ...optionsOf(groupPlans)]}
        />
        <SelectInput
          name="away"
          label={<Text id="communication.group.played" />}
          options={[any, { value: '30', label: <Text id="communication.group.away" /> }]}
        />
      </Box>
      {group && <Typography variant="subtitle2">{wordsOf(group, chosen?.sessionDate, i18n)}</Typography>}
    </Box>
  );
}
