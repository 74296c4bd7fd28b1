import { LinkButton, Stack, Text } from 'shared-ui';

/** The way in, for those who are not logged in. */
export function VisitorButtons() {
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <LinkButton to="login" color="inherit">
        <Text id="nav.login" />
      </LinkButton>
      <LinkButton to="register" variant="contained">
        <Text id="nav.register" />
      </LinkButton>
    </Stack>
  );
}
