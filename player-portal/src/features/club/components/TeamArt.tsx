import { Box } from 'shared-ui';

const players = [
  { x: 12, height: 12, tone: 'secondary.light' },
  { x: 50, height: 22, tone: 'secondary.main' },
  { x: 88, height: 16, tone: 'primary.light' },
  { x: 126, height: 25, tone: 'primary.main' },
  { x: 164, height: 18, tone: 'secondary.main' },
] as const;

/** Diverse players, and what they play with, in flight. Decorative. */
export function TeamArt() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 268 44"
      sx={{ display: 'block', width: 'min(100%, 300px)' }}
    >
      {players.map(({ x, height, tone }) => (
        <Box key={x} component="g" sx={{ color: tone }} fill="currentColor">
          <circle cx={x} cy={44 - height - 9} r="7" />
          <path d={`M${x - 12} 44v${12 - height}a12 12 0 0 1 24 0v${height - 12}z`} />
        </Box>
      ))}
      <Box
        component="path"
        d="M182 14C200 2 226 4 240 18"
        sx={{ color: 'club.outline' }}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <Box component="circle" cx="248" cy="32" r="11" fill="currentColor" sx={{ color: 'primary.main' }} />
    </Box>
  );
}
