import { displayText, ForwardIcon, LinkButton, Stack, Typography, useFactWords, useText } from 'shared-ui';

/** The club in one line, with links to schedule and plans. */
export function HeroText() {
  const text = useText();
  const facts = useFactWords();
  return (
    <div>
      <Typography variant="overline" component="p" sx={{ mb: 1.5, color: 'primary.main' }}>
        {text('home.kicker', facts)}
      </Typography>
      <Typography component="h1" sx={displayText}>
        {text('home.title', facts)}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: '44ch' }}>
        {text('home.subtitle')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
        <LinkButton to="schedule" size="large" endIcon={<ForwardIcon />} variant="outlined" color="secondary">
          {text('home.toSchedule')}
        </LinkButton>
      </Stack>
    </div>
  );
}
