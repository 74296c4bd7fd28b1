import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from 'shared-api';
import { Button, EmailAddress, Stack, Typography, useText } from 'shared-ui';
import { SearchField } from 'shared-ui/resource';
import { usersQuery } from '../../../layout/api';

/** Search results shown. */
const shown = 5;

/** Selects the person whose balance a transfer is credited to. */
export function PersonSearch({ onChoose }: { onChoose: (userId: string) => void }) {
  const text = useText();
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...usersQuery({ page: 1, pageSize: shown, sort: 'name', search }),
    enabled: search !== '',
  });
  return (
    <Stack sx={{ gap: 0.5, mt: 1.5, alignItems: 'flex-start' }}>
      <SearchField label="interac.person.search" value={search} onSearch={setSearch} />
      {query.data?.rows.map(({ id, firstName, lastName, email }) => {
        const name = fullName({ firstName, lastName });
        return (
          <Stack key={id} direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Button size="small" onClick={() => onChoose(id)}>
              {text('interac.addTo', { name })}
            </Button>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <EmailAddress>{email}</EmailAddress>
            </Typography>
          </Stack>
        );
      })}
      {query.data?.rows.length === 0 && (
        <Typography variant="body2" role="status">
          {text('interac.person.none')}
        </Typography>
      )}
    </Stack>
  );
}
