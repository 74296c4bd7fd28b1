import { useState } from 'react';
import { Box, Button, LocationIcon, Stack, Typography, useText } from 'shared-ui';
import type { EmbeddedMap } from '../place';

/** A map that loads nothing from another site until the person asks for it. */
export function ClubMap({ map }: { map: EmbeddedMap }) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: { xs: 280, md: 360 },
        overflow: 'hidden',
        borderRadius: '16px',
        bgcolor: 'club.hardwood',
      }}
    >
      {shown ? (
        <Box
          component="iframe"
          title={text('about.map.title')}
          src={map.url}
          loading="lazy"
          referrerPolicy="no-referrer"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <Stack sx={{ alignItems: 'center', gap: 1.5, p: 3, textAlign: 'center' }}>
          <LocationIcon color="primary" sx={{ fontSize: 44 }} aria-hidden />
          <Button variant="outlined" color="secondary" onClick={() => setShown(true)}>
            {text('about.map.show')}
          </Button>
          <Typography variant="body2" sx={{ maxWidth: '34ch', color: 'text.secondary' }}>
            {text('about.map.consent', { provider: map.provider })}
          </Typography>
        </Stack>
      )}
    </Box>
  );
}
