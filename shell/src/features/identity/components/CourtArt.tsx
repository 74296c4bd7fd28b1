import { Box } from 'shared-ui';

/** A gym's floor seen from above, with the lines of several sports. Decorative. */
export function CourtArt() {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'relative',
        overflow: 'hidden',
        bgcolor: '#0C3B43',
        color: '#F3E3CA',
      }}
    >
      <Box
        component="svg"
        viewBox="-40 -40 1580 1480"
        preserveAspectRatio="xMidYMid slice"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      >
        <rect x="0" y="0" width="1500" height="700" fill="#15535D" />
        <g fill="none" stroke="currentColor" strokeWidth="9" opacity="0.85">
          <path d="M0 0h1500v1400H0z" />
          <path d="M0 700h1500" />
          <circle cx="750" cy="700" r="270" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="5" opacity="0.4">
          <path d="M210 90h1080v1220H210z" />
          <path d="M210 470h1080M210 930h1080M750 90v380M750 930v380" />
        </g>
        <path
          d="M380 1130C520 640 820 330 1110 270"
          fill="none"
          stroke="#E5692B"
          strokeWidth="9"
          strokeDasharray="4 32"
          strokeLinecap="round"
        />
        <g fill="none" stroke="#E5692B" strokeWidth="26">
          <circle cx="1150" cy="258" r="40" />
        </g>
        <circle cx="365" cy="1185" r="62" fill="#E5692B" />
      </Box>
    </Box>
  );
}
