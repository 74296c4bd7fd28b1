import { useQuery } from '@tanstack/react-query';
import { clubQuery, messageOf, useChange } from 'shared-api';
import { Alert, Box, Button, notify, Stack, Typography, useText } from 'shared-ui';
import { FileButton } from '../../../layout/FileButton';
import { removeLogo, saveLogo } from '../api';
import { logoOf } from '../picture';

/** The club's logo, saved as soon as it is chosen. */
export function LogoField() {
  const text = useText();
  const { data: club } = useQuery(clubQuery());
  const change = useChange(
    async (file: File | undefined) => (file ? saveLogo({ body: await logoOf(file) }) : removeLogo({})),
    { onSuccess: () => notify(text('settings.saved')) },
  );
  const logo = club?.logo;
  return (
    <Stack role="group" aria-label={text('settings.logo')} sx={{ gap: 1.5 }}>
      {change.error && <Alert severity="error">{messageOf(change.error, text('settings.saveFailed'))}</Alert>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {logo && (
          <Box
            component="img"
            src={logo}
            alt={text('settings.logo')}
            sx={{ maxWidth: 160, height: 48, p: 0.5, objectFit: 'contain', borderRadius: 2, bgcolor: '#fff' }}
          />
        )}
        <FileButton
          variant="outlined"
          color="secondary"
          disabled={change.isPending}
          label={text('settings.logo')}
          accept=".png,image/png"
          onFiles={([file]) => change.mutate(file)}
        >
          {text(logo ? 'settings.logo.replace' : 'settings.logo.add')}
        </FileButton>
        {logo && (
          <Button color="secondary" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
            {text('settings.logo.remove')}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('settings.logo.hint')}
        </Typography>
      </Stack>
    </Stack>
  );
}
