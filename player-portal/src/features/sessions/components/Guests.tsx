import { useIsMutating } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Guest, Session } from 'shared-api';
import {
  Box,
  Button,
  CloseIcon,
  IconButton,
  OutlinedInput,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { costsNow } from '../one-tap';
import { useGuests } from '../use-guests';
import { oneTapKey } from '../use-one-tap';

// Loaded on demand: few people need it.
const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }));

interface NameFormProps {
  isPending: boolean;
  onName: (firstName: string) => void;
  onClose: () => void;
}

function NameForm({ isPending, onName, onClose }: NameFormProps) {
  const text = useText();
  const [name, setName] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onName(name.trim());
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto' }}
    >
      <OutlinedInput
        size="small"
        autoFocus
        required
        value={name}
        placeholder={text('guest.name')}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ input: { 'aria-label': text('guest.name') } }}
      />
      <Button type="submit" size="small" variant="contained" loading={isPending}>
        {text('guest.add')}
      </Button>
    </Box>
  );
}

/** A player's guests: each can be removed, and another one added while there is room. */
export function Guests({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { guests, canBring, bring, drop } = useGuests(session);
  const [isNaming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Guest>();
  const isAnswering = useIsMutating({ mutationKey: oneTapKey(session.id) }) > 0;
  if (guests.length === 0 && !canBring) return null;
  const date = format.date(session.sessionDate, 'day');
  return (
    <Stack sx={{ gap: 1, flexBasis: guests.length > 0 || isNaming ? '100%' : 'auto' }}>
      {guests.length > 0 && (
        <Box component="ul" aria-label={text('guest.list', { date })} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {guests.map((guest) => (
            <Stack
              key={guest.id}
              component="li"
              direction="row"
              sx={{ alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography variant="body2">{text('guest.of', { firstName: guest.firstName })}</Typography>
              <IconButton
                size="small"
                aria-label={text('guest.drop', { firstName: guest.firstName, date })}
                disabled={drop.isPending || isAnswering}
                onClick={() =>
                  costsNow(session, Date.now()) > 0 ? setLeaving(guest) : drop.mutate(guest.id)
                }
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Stack>
          ))}
        </Box>
      )}
      {leaving && (
        <Suspense>
          <ConfirmDialog
            open
            title={text('guest.drop', { firstName: leaving.firstName, date })}
            cancel={text('guest.keep')}
            confirm={text('guest.remove')}
            onConfirm={() => {
              setLeaving(undefined);
              drop.mutate(leaving.id);
            }}
            onClose={() => setLeaving(undefined)}
          >
            {text('guest.costs')}
          </ConfirmDialog>
        </Suspense>
      )}
      {canBring &&
        (isNaming ? (
          <>
            <NameForm
              isPending={bring.isPending}
              onName={(name) => bring.mutate(name, { onSuccess: () => setNaming(false) })}
              onClose={() => setNaming(false)}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('guest.pays', { price: format.money(session.dropInPrice) })}
            </Typography>
          </>
        ) : (
          <Button
            size="small"
            color="secondary"
            aria-label={text('guest.bringOn', { date })}
            onClick={() => setNaming(true)}
            sx={{ alignSelf: 'center' }}
          >
            {text('guest.bring')}
          </Button>
        ))}
    </Stack>
  );
}
