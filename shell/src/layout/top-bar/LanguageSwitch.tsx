import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Box, Button, Text, useAlternate, visuallyHidden } from 'shared-ui';

/** Leads to the same page in the other language, whose name it says in that language. */
export function LanguageSwitch() {
  const { locale, path } = useAlternate();
  const { state } = useLocation();
  return (
    <Button
      component={RouterLink}
      to={path}
      // What a guard left for the login page stays true in the other language.
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
