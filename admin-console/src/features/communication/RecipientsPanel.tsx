import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName, sessionQuery } from 'shared-api';
import { capitalised } from 'shared-api/format';
import {
  Alert,
  addDays,
  Box,
  Button,
  Chip,
  clubDate,
  EmailAddress,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { FormControlLabel, RadioInput, SelectInput, useField, useFormikContext } from 'shared-ui/forms';
import { Checkbox, SearchField, useI18n } from 'shared-ui/resource';
import { sessionsFromQuery } from './api';
import { wordsOf } from './groups';
import { groupPlans, groupStandings } from './labels';
import { MailPeople } from './MailPeople';
import { optionsOf } from './MessagePanel';
import { candidatesQuery, type Recipient } from './recipients';
import { useRecipients } from './use-recipients';
import { groupOf, type MailingValues } from './values';

/** How far back a session can be whose people are written to. */
const backDays = 14;

const any = { value: '', label: <Text id="communication.group.any" /> } as const;
/** The conditions of a group, all of which apply, and what they say together. */
function GroupPanel() {
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

interface RecipientSearchProps {
  chosen: readonly Recipient[];
  onChoose: (chosen: Recipient[]) => void;
}

/** Searches people by name or e-mail, to be selected. */
function RecipientSearch({ chosen, onChoose }: RecipientSearchProps) {
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({ ...candidatesQuery(search), placeholderData: keepPreviousData });
  const found = (data?.rows ?? []).map(({ email, firstName, lastName }) => ({
    email,
    name: fullName({ firstName, lastName }),
  }));
  const has = (email: string) => chosen.some((one) => one.email === email);
  const toggle = (person: Recipient) =>
    onChoose(has(person.email) ? chosen.filter(({ email }) => email !== person.email) : [...chosen, person]);
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 4 }}>
      <SearchField label="users.search" value={search} onSearch={setSearch} />
      {error !== null && !data && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          <Text id="users.failed" />
        </Alert>
      )}
      {data && found.length === 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          <Text id="communication.nobody" />
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, mt: 1, pl: 1 }}>
        {found.map((person) => (
          <FormControlLabel
            key={person.email}
            control={<Checkbox checked={has(person.email)} onChange={() => toggle(person)} />}
            label={
              <Box component="span" sx={{ display: 'block', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
                {person.name}
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  <EmailAddress>{person.email}</EmailAddress>
                </Typography>
              </Box>
            }
          />
        ))}
      </Box>
      {found.some(({ email }) => !has(email)) && (
        <Button
          size="small"
          onClick={() => onChoose([...chosen, ...found.filter(({ email }) => !has(email))])}
        >
          <Text id="communication.addShown" />
        </Button>
      )}
    </Box>
  );
}

interface ChosenRecipientsProps {
  chosen: readonly Recipient[];
  onChoose: (chosen: Recipient[]) => void;
}

/** The selected recipients, each of whom can be removed. */
function ChosenRecipients({ chosen, onChoose }: ChosenRecipientsProps) {
  const text = useText();
  return (
    <div>
      <Typography role="status" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {text('communication.chosen', { count: chosen.length })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          maxHeight: 200,
          overflowY: 'auto',
        }}
      >
        {chosen.map((person) => (
          <Chip
            key={person.email}
            label={person.name}
            title={person.email}
            aria-label={text('communication.remove', { name: person.name })}
            onDelete={() => onChoose(chosen.filter(({ email }) => email !== person.email))}
          />
        ))}
        {chosen.length > 1 && (
          <Button size="small" color="inherit" onClick={() => onChoose([])}>
            {text('communication.clear')}
          </Button>
        )}
      </Box>
    </div>
  );
}

const audiences = [
  { value: 'all', label: <Text id="communication.everybody" /> },
  { value: 'group', label: <Text id="communication.group" /> },
  { value: 'some', label: <Text id="communication.some" /> },
] as const;

/** The recipients: everybody, a group, or a selection. */
export function RecipientsPanel() {
  const { values, submitCount } = useFormikContext<MailingValues>();
  const [{ value: chosen }, { error }, { setValue }] = useField<Recipient[]>('recipients');
  const { count, group } = useRecipients(values);
  const choose = (recipients: Recipient[]) => void setValue(recipients);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioInput name="audience" label={<Text id="communication.recipients" />} options={audiences} row />
      {values.audience === 'group' && <GroupPanel />}
      {group && (
        <Typography component="div" role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          <Text id="communication.chosen" values={{ count }} />
          <MailPeople {...group} />
        </Typography>
      )}
      {values.audience === 'some' && (
        <>
          <RecipientSearch chosen={chosen} onChoose={choose} />
          <ChosenRecipients chosen={chosen} onChoose={choose} />
          {submitCount > 0 && error && (
            <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
              {error}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
