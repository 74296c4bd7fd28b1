import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PageName, Query } from 'shared-api/pages';
import { usePath } from './hooks';

export interface LinkProps extends Omit<MuiLinkProps<'a'>, 'href' | 'ref'> {
  to: PageName;
  query?: Query;
  /** Replaces the browser's history entry. */
  replace?: boolean;
}

/** A link to a page of the product, in the current language. */
export function Link({ to, query, replace = false, ...props }: LinkProps) {
  const path = usePath();
  return <MuiLink {...props} component={RouterLink} to={path(to, query)} replace={replace} />;
}
