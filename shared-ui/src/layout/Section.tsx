import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The title's size: a page of the console has its own in that of an `h2`. */
  size?: 'h2' | 'h3';
  children: ReactNode;
}

/** A titled section, a landmark for screen readers. */
export function Section({ title, lead, actions, size = 'h2', children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ '& + &': { mt: { xs: 5, md: 7 } }, 'header + &': { mt: { xs: 3, md: 5 } } }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5, mb: 2.5 }}
      >
        <div>
          <Typography id={id} component="h2" variant={size}>
            {title}
          </Typography>
          {lead && (
            <Typography sx={{ mt: 0.5, maxWidth: '62ch', color: 'text.secondary' }}>{lead}</Typography>
          )}
        </div>
        {actions}
      </Stack>
      {children}
    </Box>
  );
}
