import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/**
 * The club's mark: a ball whose seams are the lines of a court, with the key at the bottom. Decorative: the name
 * stands beside it, or the link around it has a label.
 */
export function LogoMark(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 48 48" color="primary" {...props}>
      <circle cx="24" cy="24" r="22" />
      <g fill="none" stroke="var(--c-palette-background-default)" strokeWidth="2.6" strokeLinecap="butt">
        <path d="M2 24h44" />
        <circle cx="24" cy="24" r="7" />
        <path d="M11.5 5.5c3.2 3.6 5 7.1 5.4 10.2M36.5 5.5c-3.2 3.6-5 7.1-5.4 10.2" />
        <path d="M15 44.5V36a9 9 0 0 1 18 0v8.500" />
      </g>
    </SvgIcon>
  );
}

/** The mark and the name, as the top bar and the e-mails' pages show it. */
export function Wordmark() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        typography: 'h3',
        fontWeight: 800,
      }}
    >
      <LogoMark sx={{ fontSize: 34 }} />
      <span>Courtside</span>
    </Box>
  );
}
