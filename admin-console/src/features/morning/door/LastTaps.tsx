import { Box, Button, HistoryIcon, makeRoom, Stack, useText } from 'shared-ui';
import type { LastTap } from './people';

/** The last taps on this phone, in reach of the thumb: each is taken back by one tap. */
export function LastTaps({ taps, onUndo }: { taps: readonly LastTap[]; onUndo: (tap: LastTap) => void }) {
  const text = useText();
  const wordsOf = ({ done }: LastTap): string => {
    const [first, second] = done;
    if (!first || second) return text('door.last.several', { count: done.length });
    const { person, kind } = first;
    const what =
      kind === 'paid'
        ? text(`door.paid.${person.paid ?? 'cash'}`)
        : text(`door.mark.${person.mark ?? 'here'}`);
    return text('door.last.mark', { name: person.firstName, mark: what });
  };
  return (
    <Box
      ref={makeRoom}
      sx={{
        position: 'fixed',
        zIndex: 3,
        insetInline: 0,
        // A phone has its navigation at the bottom.
        bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '@media (max-height: 399.95px)': { position: 'static' },
      }}
    >
      <Stack
        component="ul"
        data-taps
        direction="row"
        aria-label={text('door.last')}
        sx={{
          m: 'auto',
          maxWidth: 640,
          p: 1,
          gap: 1,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          listStyle: 'none',
          '& li': { flexShrink: 0 },
        }}
      >
        {taps.map((tap) => (
          <li key={tap.id}>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<HistoryIcon />}
              aria-label={text('door.last.undo', { what: wordsOf(tap) })}
              onClick={() => onUndo(tap)}
              sx={{ minHeight: 56, px: 2, whiteSpace: { xs: 'nowrap' } }}
            >
              {wordsOf(tap)}
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
