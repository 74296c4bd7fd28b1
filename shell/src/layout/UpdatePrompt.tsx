import { Button, Paper, Stack, Text, Typography } from 'shared-ui';
import { phoneBarHeight } from './phone/PhoneBar';
import { useUpdate } from './update';

/** Says that a new version is ready. Nothing reloads by itself: somebody may be in the middle of a form. */
export function UpdatePrompt() {
  const accept = useUpdate((update) => update.accept);
  const later = () => useUpdate.setState({ accept: undefined });
  return (
    // Always there, so that screen readers hear what appears in it.
    <Stack
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 12, md: 24 },
        right: { xs: 12, md: 'auto' },
        bottom: { xs: `calc(${phoneBarHeight} + 12px)`, md: 24 },
        maxWidth: 440,
      }}
    >
      {accept && (
        <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 4, boxShadow: 6 }}>
          <Typography sx={{ mb: 1.5 }}>
            <Text id="update.text" />
          </Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" onClick={accept}>
              <Text id="update.action" />
            </Button>
            <Button color="inherit" onClick={later}>
              <Text id="update.later" />
            </Button>
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}
