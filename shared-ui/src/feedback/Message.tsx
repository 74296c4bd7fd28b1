import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { displayText } from '../theme/typography';

export interface MessageProps {
  title: ReactNode;
  children?: ReactNode;
  /** A drawing or an icon above the title. */
  icon?: ReactNode;
  /** Large figures above the title instead, e.g. 404. */
  mark?: ReactNode;
  actions?: ReactNode;
  /** The title's level; `h1` for a whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  role?: 'alert' | 'status';
}

/** A centred message in place of content: empty, failed, not found. */
export function Message({ title, children, icon, mark, actions, heading = 'h2', role }: MessageProps) {
  return (
    <Stack
      {...(role ? { role } : {})}
      sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, px: 2, py: { xs: 5, sm: 7 } }}
    >
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            mb: 0.5,
            borderRadius: '50%',
            color: 'primary.main',
            bgcolor: 'club.hardwood',
            '& svg': { fontSize: 34 },
          }}
        >
          {icon}
        </Box>
      )}
      {mark && (
        <Typography aria-hidden component="span" sx={{ ...displayText, color: 'primary.main' }}>
          {mark}
        </Typography>
      )}
      <Typography component={heading} variant={heading === 'h1' ? 'h1' : 'h3'}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ maxWidth: '46ch', color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 1.5 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
