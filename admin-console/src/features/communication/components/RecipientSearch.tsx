import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from 'shared-api';
import { Alert, Box, Button, EmailAddress, Text, Typography } from 'shared-ui';
import { FormControlLabel } from 'shared-ui/forms';
import { Checkbox, SearchField } from 'shared-ui/resource';
import { candidatesQuery, type Recipient } from '../recipients';

export interface RecipientSearchProps {
  chosen: readonly Recipient[];
  onChoose: (chosen: Recipient[]) => void;
}

/** Searches people by name or e-mail, to be selected. */
export function RecipientSearch({ chosen, onChoose }: RecipientSearchProps) {
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
