import { displayText, ForwardIcon, LinkButton, Stack, Typography, useText } from 'shared-ui';

export interface HeroTextProps {
  plans: 'plan' | 'planSelection';
  /** Not the page's first heading: a smaller title, and no accent. */
  second?: boolean;
}

/** The club in one line, with links to schedule and plans. */
export function HeroText({ plans, second = false }: HeroTextProps) {
  const text = useText();
  return (
    <div>
      <Typography variant="overline" component="p" sx={{ mb: 1.5, color: 'primary.main' }}>
        {text('home.kicker')}
      </Typography>
      <Typography {...(second ? { component: 'h2', variant: 'h1' } : { component: 'h1', sx: displayText })}>
        {text('home.title')}
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: second ? 1.5 : 2.5, maxWidth: '44ch' }}>
        {text('home.subtitle')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: second ? 2.5 : 3.5 }}>
        <LinkButton
          to="schedule"
          size="large"
          endIcon={<ForwardIcon />}
          {...(second ? { variant: 'outlined', color: 'secondary' } : { variant: 'contained' })}
        >
          {text('home.toSchedule')}
        </LinkButton>
        <LinkButton to={plans} variant="text" color="secondary" size="large">
          {text('home.toPlans')}
        </LinkButton>
      </Stack>
    </div>
  );
}
