import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button, CloseIcon, IconButton, Paper, useAlternate, useText } from 'shared-ui';
import { rememberFrenchOffer } from './french-offer';

/** Offers this page in French, in a quiet line that moves nothing; answered once, it is not offered again here. */
export default function FrenchOffer() {
  const text = useText();
  const { locale, path } = useAlternate();
  const [answered, setAnswered] = useState(false);
  const answer = () => {
    rememberFrenchOffer();
    setAnswered(true);
  };
  if (answered || locale !== 'fr') return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        // Below the language switch, beside the page's title; on a phone, where that is as wide as the page, above the bar.
        position: { xs: 'fixed', md: 'absolute' },
        zIndex: 2,
        right: { xs: 12, md: 24 },
        top: { md: 82 },
        bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 'auto' },
        display: 'flex',
        alignItems: 'center',
        borderRadius: 999,
        pl: 0.5,
      }}
    >
      <Button component={RouterLink} to={path} lang="fr" hrefLang="fr" color="inherit" onClick={answer}>
        {text('nav.offerFrench')}
      </Button>
      <IconButton aria-label={text('ui.action.close')} onClick={answer}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
