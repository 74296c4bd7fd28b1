import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Button, Text, useAlternate, useText } from 'shared-ui';

/** Leads to the same page in the other language, whose name it says in that language. */
export function LanguageSwitch() {
  const { locale, path } = useAlternate();
  const { state } = useLocation();
  const text = useText();
  return (
    <Button
      component={RouterLink}
      to={path}
      // What a guard left for the login page stays true in the other language.
      state={state}
      lang={locale}
      hrefLang={locale}
      color="inherit"
      aria-label={text('nav.language')}
      sx={{ minWidth: 44, px: 1.25 }}
    >
      <Text id="nav.languageShort" />
    </Button>
  );
}
