import { LinkButton, Stack, Text } from 'shared-ui';

interface VisitorButtonsProps {
  /** The variant of the secondary button. */
  login?: 'text' | 'outlined';
}

/** Login and registration, for visitors. */
export function VisitorButtons({ login = 'text' }: VisitorButtonsProps) {
  return (
    <Stack direction="row" data-only="visitor" sx={{ gap: 1 }}>
      <LinkButton to="login" color="inherit" variant={login}>
        <Text id="nav.login" />
      </LinkButton>
      <LinkButton to="register" variant="contained">
        <Text id="nav.register" />
      </LinkButton>
    </Stack>
  );
}
