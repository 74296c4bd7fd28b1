import { displayText, ForwardIcon, LinkButton, Stack, Text, Typography } from 'shared-ui';

export interface HeroTextProps {
  plans: 'plan' | 'planSelection';
  /** The page has begun with something else: a lesser title, and no accent. */
  second?: boolean;
}

/** The club in one line, and the ways to its schedule and its plans. */
export function HeroText({ plans, second = false }: HeroTextProps) {
  return (
    <div>
      <Typography variant="overline" component="p" sx={{ mb: 1.5, color: 'primary.main' }}>
        <Text id="home.kicker" />
      </Typography>
      <Typography {...(second ? { component: 'h2', variant: 'h1' } : { component: 'h1', sx: displayText })}>
        <Text id="home.title" />
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ mt: second ? 1.5 : 2.5, maxWidth: '44ch' }}>
        <Text id="home.subtitle" />
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: second ? 2.5 : 3.5 }}>
        <LinkButton
          to="schedule"
          size="large"
          endIcon={<ForwardIcon />}
          {...(second ? { variant: 'outlined', color: 'secondary' } : { variant: 'contained' })}
        >
          <Text id="home.toSchedule" />
        </LinkButton>
        <LinkButton to={plans} variant="text" color="secondary" size="large">
          <Text id="home.toPlans" />
        </LinkButton>
      </Stack>
    </div>
  );
}
