import { Box } from 'shared-ui';

/** Half a court, seen from above, behind the hero. Decorative. */
export function CourtLines() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 600 560"
      preserveAspectRatio="xMaxYMid slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 3,
        color: 'primary.main',
        opacity: 0.16,
        // The lines fade out behind the text.
        maskImage: {
          xs: 'linear-gradient(to bottom, transparent 25%, black 90%)',
          md: 'linear-gradient(to right, transparent 25%, black 60%)',
        },
        pointerEvents: 'none',
      }}
    >
      <g transform="translate(600 280) rotate(90)">
        <path d="M-300 2h600M-300 0v560M300 0v560" />
        <path d="M-96 0v228h192V0M-72 0v228M72 0v228" />
        <circle cx="0" cy="228" r="72" />
        <path d="M-264 0v108a282 282 0 0 0 528 0V0" />
        <path d="M-48 48a48 48 0 0 0 96 0M-36 48h72" />
        <circle cx="0" cy="63" r="11" />
      </g>
    </Box>
  );
}
