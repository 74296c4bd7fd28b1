import { useState } from 'react';
import type { Release } from 'shared-api';
import { Box, Button, Chip, Stack, Typography, useFormat, useText } from 'shared-ui';
import { rateLineOf, releaser } from '../labels';
import { type Change, RollBackDialog } from './RollBackDialog';

interface KeptReleasesProps {
  app: string;
  live: Release;
  kept: readonly Release[];
  canRollBack: boolean;
}

/** The gradual release, and the releases to roll back to, newest first. */
export function KeptReleases({ app, live, kept, canRollBack }: KeptReleasesProps) {
  const text = useText();
  const format = useFormat();
  // The dialog keeps its content while closing.
  const [change, setChange] = useState<Change>();
  const [open, setOpen] = useState(false);
  const ask = (asked: Change) => {
    setChange(asked);
    setOpen(true);
  };
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 2.5 }}>
        {text('releases.kept')}
      </Typography>
      {kept.length === 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text('releases.noneKept')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {kept.map((release) => (
          <Stack
            key={release.build}
            component="li"
            direction={{ xs: 'column', sm: 'row' }}
            sx={{
              justifyContent: 'space-between',
              alignItems: { sm: 'center' },
              gap: 1.5,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0, pb: 0 },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {text('releases.version', { version: release.version })}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {release.build}
                </Typography>
                {release.share > 0 && (
                  <Chip size="small" color="info" label={text('releases.share', { share: release.share })} />
                )}
                {release.wasWithdrawn && (
                  <Chip size="small" color="warning" label={text('releases.withdrawn')} />
                )}
              </Stack>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[format.dateTime(release.releasedAt), releaser(release, text)].join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {rateLineOf(release, text, format)}
              </Typography>
            </Box>
            {canRollBack && (
              <Stack
                direction="row"
                sx={{ flexShrink: 0, gap: 1, alignSelf: { xs: 'flex-start', sm: 'center' } }}
              >
                {release.share > 0 && (
                  <Button
                    variant="outlined"
                    color="inherit"
                    aria-label={text('releases.endNamed', { version: release.version, build: release.build })}
                    onClick={() => ask({ from: release, to: live })}
                  >
                    {text('releases.end')}
                  </Button>
                )}
                <Button
                  variant="outlined"
                  color="inherit"
                  aria-label={text('releases.rollBackTo', { version: release.version, build: release.build })}
                  onClick={() => ask({ from: live, to: release })}
                >
                  {text('releases.rollBack')}
                </Button>
              </Stack>
            )}
          </Stack>
        ))}
      </Box>
      {change && <RollBackDialog app={app} change={change} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
