import type { UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Session } from 'shared-api';
import { Box, Button, Stack, Typography, useFormat, useText } from 'shared-ui';
import { OutlinedInput } from 'shared-ui/fields';

interface GuestFormProps {
  session: Session;
  bring: Pick<UseMutationResult<Session, Error, string>, 'mutate' | 'isPending'>;
  onClose: () => void;
}

/** Asks for a guest's first name and adds them. `onClose` follows that, and Escape. */
export function GuestForm({ session, bring, onClose }: GuestFormProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        component="form"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get('name')).trim();
          if (name) bring.mutate(name, { onSuccess: onClose });
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
        <Button type="submit" size="small" variant="contained" loading={bring.isPending}>
          {text('guest.add')}
        </Button>
      </Box>
      {session.dropInPrice > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('guest.pays', { price: format.money(session.dropInPrice) })}
        </Typography>
      )}
    </Stack>
  );
}
