import { type FormEvent, useState } from 'react';
import type { Session } from 'shared-api';
import { Box, Button, Stack, Typography, useFormat, useText } from 'shared-ui';
import { OutlinedInput } from 'shared-ui/fields';
import { useGuests } from '../use-guests';
import { useSessionName } from '../use-session-name';

interface NameFormProps {
  isPending: boolean;
  onName: (firstName: string) => void;
  onClose: () => void;
}

function NameForm({ isPending, onName, onClose }: NameFormProps) {
  const text = useText();
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get('name')).trim();
        if (name) onName(name);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto' }}
    >
      <OutlinedInput
        size="small"
        autoFocus
        required
        name="name"
        placeholder={text('guest.name')}
        slotProps={{ input: { 'aria-label': text('guest.name') } }}
      />
      <Button type="submit" size="small" variant="contained" loading={isPending}>
        {text('guest.add')}
      </Button>
    </Box>
  );
}

/** Adds a guest to a player's spot, while there is room. */
export function BringGuest({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const nameOf = useSessionName();
  const { canBring, bring } = useGuests(session);
  const [isNaming, setNaming] = useState(false);
  if (!canBring) return null;
  if (!isNaming)
    return (
      <Button
        size="small"
        color="secondary"
        sx={{ alignSelf: 'flex-start' }}
        aria-label={text('guest.bringOn', { date: nameOf(session) })}
        onClick={() => setNaming(true)}
      >
        {text('guest.bring')}
      </Button>
    );
  return (
    <Stack sx={{ gap: 1, flexBasis: '100%' }}>
      <NameForm
        isPending={bring.isPending}
        onName={(name) => bring.mutate(name, { onSuccess: () => setNaming(false) })}
        onClose={() => setNaming(false)}
      />
      {session.dropInPrice > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('guest.pays', { price: format.money(session.dropInPrice) })}
        </Typography>
      )}
    </Stack>
  );
}
