import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button, usePath } from 'shared-ui';
import type { ReturnState } from '../../access/return-to';

interface OnwardLinkProps {
  to: 'login' | 'register';
  /** What the person came for, which the next page knows too. */
  state: ReturnState;
  /** In a sentence, or as the page's main button. */
  variant?: 'text' | 'contained';
  children: ReactNode;
}

/** A link between login and registration that keeps where the person came from. */
export function OnwardLink({ to, state, variant = 'text', children }: OnwardLinkProps) {
  const path = usePath();
  const isMain = variant === 'contained';
  return (
    <Button
      component={RouterLink}
      to={path(to)}
      state={state}
      variant={variant}
      size={isMain ? 'large' : 'medium'}
      sx={{ alignSelf: isMain ? { xs: 'stretch', sm: 'flex-start' } : 'flex-start' }}
    >
      {children}
    </Button>
  );
}
