import { useQuery } from '@tanstack/react-query';
import { clubQuery, type Me, Plan } from 'shared-api';
import { Chip, LinkButton, Skeleton, Stack, Text, TicketIcon, Typography, useFormat } from 'shared-ui';
import { ProfileCard } from './ProfileCard';

/** The person's plan, and how to change it. */
export function PlanSummary({ me }: { me: Me }) {
  const format = useFormat();
  const { data: club } = useQuery(clubQuery());
  const member = me.paymentPlan === Plan.Membership;
  return (
    <ProfileCard title={<Text id="profile.plan.title" />}>
      <Chip
        icon={<TicketIcon />}
        color={member ? 'primary' : 'default'}
        label={<Text id={member ? 'ui.plan.season' : 'ui.plan.dropIn'} />}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Typography>
        {member && <Text id="profile.plan.season" />}
        {!member && !club && <Skeleton />}
        {!member && club && (
          <Text id="profile.plan.dropIn" values={{ price: format.money(club.dropInPrice) }} />
        )}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to="seasonSubscription" variant="outlined" color="secondary">
          <Text id={member ? 'profile.plan.manage' : 'profile.plan.upgrade'} />
        </LinkButton>
        <LinkButton to="planSelection" color="secondary">
          <Text id="profile.plan.change" />
        </LinkButton>
      </Stack>
    </ProfileCard>
  );
}
