import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Stack, Typography } from 'shared-ui';

export interface OutcomeProps {
  icon: ReactNode;
  tone: 'success' | 'secondary' | 'error' | 'warning';
  title: ReactNode;
  /** The heading's level on its page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
}

/** The result of an action. Its heading gets the focus, so that it is read out at once. */
export function Outcome({ icon, tone, title, heading = 'h2', children, actions }: OutcomeProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          color: `${tone}.contrastText`,
          bgcolor: `${tone}.main`,
          '& svg': { fontSize: 34 },
        }}
      >
        {icon}
      </Box>
      <Typography ref={head} tabIndex={-1} component={heading} variant={heading === 'h1' ? 'h1' : 'h2'}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
          {children}
        </Typography>
      )}
      {actions && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 0.5 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
