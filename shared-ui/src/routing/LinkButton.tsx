import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { PageName, Query } from 'shared-api/pages';
import { usePath } from './hooks';

export interface LinkButtonProps extends Omit<ButtonProps<'a'>, 'href' | 'ref'> {
  to: PageName;
  query?: Query;
  replace?: boolean;
  /** For the history of this tab. */
  state?: object;
}

/** A link that looks like a button. */
export function LinkButton({ to, query, replace = false, ...props }: LinkButtonProps) {
  const path = usePath();
  return <Button {...props} component={RouterLink} to={path(to, query)} replace={replace} />;
}
