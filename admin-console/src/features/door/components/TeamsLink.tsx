import { useQuery } from '@tanstack/react-query';
import { useAuth } from 'shared-api';
import { LinkButton, Text } from 'shared-ui';
import { ratingsQuery } from '../../ratings/api';

/** The way to the teams, for administrators; what they need is on the phone then, too. */
export function TeamsLink({ id }: { id: string }) {
  const isAdmin = useAuth(({ user }) => user?.isAdmin === true);
  useQuery({ ...ratingsQuery(), enabled: isAdmin });
  if (!isAdmin) return null;
  return (
    <LinkButton to="adminTeams" query={{ id }} variant="text" color="secondary" sx={{ minHeight: 56 }}>
      <Text id="teams.title" />
    </LinkButton>
  );
}
