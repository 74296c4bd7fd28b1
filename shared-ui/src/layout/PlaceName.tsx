import MuiLink from '@mui/material/Link';
import { placeParts } from 'shared-api/place';

/** A session's place; an address of a map in it is a link with the name of its host, which fits every width. */
export function PlaceName({ children }: { children: string }) {
  return placeParts(children).map(({ text, href }) =>
    href ? (
      <MuiLink key={href} href={href} rel="noreferrer" color="inherit">
        {text}
      </MuiLink>
    ) : (
      text
    ),
  );
}
