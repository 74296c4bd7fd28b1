import { type ReactNode, useId, useState } from 'react';
import type { Position } from 'shared-api';
import { Box, Button, Stack, Text, Typography, useText } from 'shared-ui';
import { TextField, useField } from 'shared-ui/forms';
import { mapLink, positionIn } from './pin';

/**
 * The pin on the about page's map. Its position comes from the link of any map: nobody types degrees, and no map's
 * script or key is needed.
 */
export function MapPin() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const [{ value: address }] = useField<string>('address');
  const [{ value: pin }, , { setValue }] = useField<Position | null>('position');
  const isUnread = link.trim() !== '' && !positionIn(link);

  const read = (typed: string) => {
    setLink(typed);
    const found = positionIn(typed);
    if (found) void setValue(found);
  };

  const map = (chunks: ReactNode) => (
    <Box
      component="a"
      sx={{ color: 'inherit' }}
      href={mapLink(address, pin)}
      target="_blank"
      rel="noreferrer"
    >
      {chunks}
    </Box>
  );

  if (!isOpen) {
    return (
      <Box>
        <Button variant="text" color="secondary" onClick={() => setOpen(true)} sx={{ px: 0 }}>
          {text('settings.pin.adjust')}
        </Button>
      </Box>
    );
  }
  return (
    <Stack role="group" aria-label={text('settings.position')} sx={{ gap: 1.5 }}>
      <Typography variant="body2" id={id}>
        <Text id="settings.pin.how" values={{ map }} />
      </Typography>
      <TextField
        label={text('settings.pin.link')}
        value={link}
        onChange={({ target }) => read(target.value)}
        error={isUnread}
        helperText={isUnread ? text('settings.pin.none') : undefined}
        autoFocus
        slotProps={{ htmlInput: { 'aria-describedby': id, inputMode: 'url', spellCheck: false } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          <Text id={pin ? 'settings.pin.set' : 'settings.pin.unset'} values={{ map }} />
        </Typography>
        {pin && (
          <Button
            size="small"
            color="secondary"
            onClick={() => {
              setLink('');
              void setValue(null);
            }}
          >
            {text('settings.pin.remove')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
