import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useClubName } from './club-name';

/**
 * A club's mark until it has a logo, whatever it plays: a circle of people, and one who joins. `shell/icons/mark.svg` is the same for
 * the icons.
 * Decorative: the name is next to it, or the link around it has a label.
 */
export function LogoMark(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 48 48" color="primary" {...props}>
      <g transform="rotate(-24 24 24)">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
          d="M33.2 11.7a16 16 0 1 0 0 24.6"
        />
        <circle cx="40" cy="24" r="5.4" />
      </g>
    </SvgIcon>
  );
}

/** The club's logo, or without one its mark, and its name. @param logo the address of the logo */
export function Wordmark({ logo }: { logo?: string | null | undefined }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        minWidth: 0,
        maxWidth: '100%',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        typography: 'h3',
      }}
    >
      {logo ? (
        <Box
          component="img"
          src={logo}
          alt=""
          sx={(theme) => ({
            height: 34,
            maxWidth: { xs: 96, md: 140 },
            objectFit: 'contain',
            borderRadius: 1,
            // Most logos are drawn for paper.
            ...theme.applyStyles('dark', { p: 0.25, bgcolor: '#fff' }),
          })}
        />
      ) : (
        <LogoMark sx={{ fontSize: 34 }} />
      )}
      <Box
        component="span"
        translate="no"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {useClubName()}
      </Box>
    </Box>
  );
}
