import { Box } from 'shared-ui';

const days = [0, 1, 2, 3, 4, 5];

/** Six empty days, and a ball on the seventh. Decorative. */
export function WeekArt() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 268 44"
      sx={{ display: 'block', width: 'min(100%, 300px)', color: 'club.outline' }}
    >
      {days.map((day) => (
        <circle
          key={day}
          cx={13 + day * 37}
          cy="24"
          r="11"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          opacity={0.35 + day * 0.1}
        />
      ))}
      <Box component="g" sx={{ color: 'primary.main' }}>
        <circle cx="242" cy="22" r="20" fill="currentColor" />
        <Box
          component="g"
          sx={{ color: 'background.paper' }}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
        >
          <path d="M222 22h40M242 2v40M228 8c6 8 6 20 0 28M256 8c-6 8-6 20 0 28" />
        </Box>
      </Box>
    </Box>
  );
}
