import { useQuery } from '@tanstack/react-query';
import { clubQuery } from 'shared-api';
import { Button, useText } from 'shared-ui';

/** Whom to write to about a pass that is sold out; nothing while the club has no address. */
export function WriteToClub() {
  const text = useText();
  const address = useQuery(clubQuery()).data?.contactEmail;
  if (!address) return null;
  return (
    <Button
      component="a"
      href={`mailto:${address}`}
      fullWidth
      size="large"
      variant="outlined"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {text('plan.season.write', { address })}
    </Button>
  );
}
