import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** An e-mail or web address, which breaks between its parts rather than inside a word; no browser translates it. */
export function EmailAddress({ children }: { children: string }) {
  let at = 0;
  const parts = (children.match(/@?[^@./_+-]+[./_+-]*|[@./_+-]+/g) ?? []).map((part) => {
    at += part.length;
    return { part, end: at };
  });
  return (
    // Balanced, it breaks before the @ rather than near its end.
    <Box component="span" translate="no" sx={{ display: 'inline-block', textWrap: 'balance' }}>
      {parts.map(({ part, end }) => (
        <Fragment key={end}>
          {part}
          {end < children.length && <wbr />}
        </Fragment>
      ))}
    </Box>
  );
}
