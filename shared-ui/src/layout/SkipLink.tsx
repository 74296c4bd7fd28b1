import Box from '@mui/material/Box';
import { Text } from '../messages/text';

/** The id of the page's `<main>`. */
export const contentId = 'content';

/** The first focusable element: skips the navigation to `<main id={contentId} tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2.5,
        py: 1.25,
        borderRadius: 999,
        fontWeight: 650,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      <Text id="ui.action.skip" />
    </Box>
  );
}
