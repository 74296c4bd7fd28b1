import { Container, Typography } from 'shared-ui';

export function Component() {
  return (
    <Container>
      <Typography component="h1" variant="h1">
        admin-console
      </Typography>
    </Container>
  );
}
