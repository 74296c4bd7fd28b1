import { LinkButton, Stack, Text } from 'shared-ui';

interface VisitorButtonsProps {
  /** How the lesser of the two looks. */
  login?: 'text' | 'outlined';
}

/** The way in, for those who are not logged in. */
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
