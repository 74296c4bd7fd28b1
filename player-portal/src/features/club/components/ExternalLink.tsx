import type { ReactNode } from 'react';
import { Box, Button, type ButtonProps, Text, visuallyHidden } from 'shared-ui';

export interface ExternalLinkProps extends Pick<ButtonProps, 'variant' | 'color' | 'startIcon'> {
  href: string;
  children: ReactNode;
}

/** A button that opens another site in a new tab, and says so. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <Button component="a" target="_blank" rel="noreferrer" {...props}>
      {children}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        <Text id="about.newTab" />
      </Box>
    </Button>
  );
}
