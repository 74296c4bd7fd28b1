import { Box } from 'shared-ui';

/** Half a court seen from above, in FIBA's dimensions: one unit is a centimetre. Decorative. */
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
        <rect x="505" y="0" width="490" height="580" fill="#15535D" />
        <circle cx="750" cy="580" r="180" fill="#15535D" />
        <g fill="none" stroke="currentColor" strokeWidth="9" opacity="0.85">
          <path d="M0 1400V0h1500v1400z" />
          <path d="M505 0v580h490V0" />
          <path d="M570 580a180 180 0 0 1 360 0" strokeDasharray="34 26" />
          <path d="M930 580a180 180 0 0 1-360 0" />
          <path d="M90 0v299a675 675 0 0 0 1320 0V0" />
          <path d="M625 120v37a125 125 0 0 0 250 0v-37" />
          <path d="M570 1400a180 180 0 0 1 360 0" />
          <path d="M660 120h180" strokeWidth="14" />
        </g>
        <circle cx="750" cy="157" r="26" fill="none" stroke="#E5692B" strokeWidth="13" />
        <path
          d="M890 985C905 640 870 330 770 205"
          fill="none"
          stroke="#E5692B"
          strokeWidth="7"
          strokeDasharray="4 30"
          strokeLinecap="round"
        />
        <g transform="translate(890 1015) rotate(-24)">
          <circle r="112" fill="#E5692B" />
          <g fill="none" stroke="#0C3B43" strokeWidth="11">
            <path d="M-112 0h224M0-112v224" />
            <path d="M-80-78c54 46 54 110 0 156M80-78c-54 46-54 110 0 156" />
          </g>
        </g>
      </Box>
    </Box>
  );
}
