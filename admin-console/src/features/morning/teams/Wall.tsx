import { useEffect } from 'react';
import { Box, CloseIcon, IconButton, Typography, useText } from 'shared-ui';
import { Dialog } from 'shared-ui/overlays';
import type { Teams } from './balance';
import { inOrder } from './players';

export interface WallProps {
  teams: Teams;
  names: ReadonlyMap<string, string>;
  open: boolean;
  onClose: () => void;
}

/** Fills the screen, where the browser can; to be called by a press. */
export const fillScreen = (): void => {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
};

/** The teams for everybody to read: names and nothing else, as large as the screen allows, which stays on. */
export function Wall({ teams, names, open, onClose }: WallProps) {
  const text = useText();
  useEffect(() => {
    if (!open) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => {
      void lock?.then((held) => held?.release());
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, [open]);
  const longest = Math.max(...teams.map(({ length }) => length), 1) + 1;
  const all = teams.reduce((rows, { length }) => rows + length + 1, 0);
  /** As large as the height allows for so many rows, and the width for names of twelve letters in each column. */
  const fitting = (rows: number, columns: number) => `min(${86 / rows / 1.25}vh, ${90 / columns / 6.5}vw)`;
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': text('teams.title') } }}
    >
      <IconButton
        aria-label={text('ui.action.close')}
        onClick={onClose}
        sx={{ position: 'fixed', top: 8, right: 8, zIndex: 1 }}
      >
        <CloseIcon />
      </IconButton>
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: '2vmin',
          p: '3vmin',
          alignContent: 'start',
          gridTemplateColumns: `repeat(${teams.length}, minmax(0, 1fr))`,
          fontSize: fitting(longest, teams.length),
          lineHeight: 1.15,
          '@media (orientation: portrait)': {
            gridTemplateColumns: 'minmax(0, 1fr)',
            fontSize: fitting(all, 1),
          },
        }}
      >
        {teams.map((team, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number.
            key={index}
            component="section"
          >
            <Typography component="h2" sx={{ font: 'inherit', fontWeight: 800, color: 'primary.main' }}>
              {text('teams.team', { number: index + 1 })}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
              {inOrder(team, names).map((id) => (
                <li key={id}>{names.get(id)}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
