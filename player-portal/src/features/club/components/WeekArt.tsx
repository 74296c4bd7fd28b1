import { Box } from 'shared-ui';

const days = [0, 1, 2, 3, 4, 5];

/** Six empty days, and a full one. Decorative. */
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
      <Box component="circle" cx="242" cy="22" r="20" fill="currentColor" sx={{ color: 'primary.main' }} />
    </Box>
  );
}
