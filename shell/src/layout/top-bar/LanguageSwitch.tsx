import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Box, Button, Text, useAlternate, visuallyHidden } from 'shared-ui';

// A browser that prefers French (`before-paint.ts`) has the way to it written out from the first picture on.
const offer = { '[data-french] &[lang="fr"]': { border: 1.5, borderColor: 'primary.main', px: 1.75 } };
const unlessOffered = { 'html:not([data-french]) &, [lang="en"] > &': visuallyHidden };
const ifOffered = { '[data-french] [lang="fr"] > &': { display: 'none' } };

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
      sx={{ minWidth: 44, px: 1.25, ...offer }}
    >
      <Box component="span" sx={ifOffered}>
        <Text id="nav.languageShort" />{' '}
      </Box>
      <Box component="span" sx={unlessOffered}>
        <Text id="nav.language" />
      </Box>
    </Button>
  );
}
