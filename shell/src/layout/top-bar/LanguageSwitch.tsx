import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Box, Button, Text, useAlternate, visuallyHidden } from 'shared-ui';

/** A link to the same page in the other language, labelled in that language. */
export function LanguageSwitch() {
  const { locale, path } = useAlternate();
  const { state } = useLocation();
  return (
    <Button
      component={RouterLink}
      to={path}
      // Keeps the guard's state for the login page.
      state={state}
      lang={locale}
      hrefLang={locale}
      color="inherit"
      sx={{ minWidth: 44, px: 1.25 }}
    >
      <Text id="nav.languageShort" />
      <Box component="span" sx={visuallyHidden}>
        {' '}
        <Text id="nav.language" />
      </Box>
    </Button>
  );
}
