import type { RunningPreview } from 'shared-api';
import { Box, Chip, Stack, Typography, useFormat, useText } from 'shared-ui';

/** The running previews, without their links. */
export function RunningPreviews({ previews }: { previews: readonly RunningPreview[] }) {
  const text = useText();
  const format = useFormat();
  if (previews.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 2.5 }}>
        {text('releases.previews')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {previews.map(({ id, version, build, createdBy, expiresAt, adminsOnly }) => (
          <Box key={id} component="li" sx={{ py: 1.5 }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
              <Typography sx={{ fontWeight: 600 }}>{text('releases.version', { version })}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {build}
              </Typography>
              {adminsOnly && <Chip size="small" label={text('releases.preview.admins')} />}
            </Stack>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {[
                text('releases.preview.until', { until: format.dateTime(expiresAt) }),
                createdBy,
                text('releases.preview.id', { id }),
              ].join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
