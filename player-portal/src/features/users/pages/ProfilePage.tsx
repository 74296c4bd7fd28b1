import { useQuery } from '@tanstack/react-query';
import { type Me, meQuery } from 'shared-api';
import { Box, ListSkeleton, Loaded, Page, Stack, Text, useFormat, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { MyPayments } from '../../payments/components/MyPayments';
import { ClubEmails } from '../components/ClubEmails';
import { DeleteAccount } from '../components/DeleteAccount';
import { DetailsForm } from '../components/DetailsForm';
import { Devices } from '../components/Devices';
import { Logins } from '../components/Logins';
import { MyData } from '../components/MyData';
import { PasswordForm } from '../components/PasswordForm';
import { PlanSummary } from '../components/PlanSummary';
import { ProfileCard } from '../components/ProfileCard';
import { WaitingLists } from '../components/WaitingLists';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

/** In order of use: the plan, payments, devices, then personal details. */
function Profile({ me }: { me: Me }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <PlanSummary me={me} />
        <ProfileCard title={<Text id="myPayments.title" />}>
          <MyPayments />
        </ProfileCard>
        <Devices username={me.username} />
        <Logins />
      </Stack>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <DetailsForm me={me} />
        <PasswordForm email={me.email} />
        <WaitingLists me={me} />
        <ClubEmails me={me} />
        <MyData />
        <DeleteAccount />
      </Stack>
    </Box>
  );
}

function Account() {
  const text = useText();
  const format = useFormat();
  const me = useQuery(meQuery());
  return (
    <Page
      hidden
      title={text('profile.title')}
      description={text('profile.description')}
      {...(me.data && { lead: text('profile.since', { date: format.date(me.data.createdOn) }) })}
    >
      <Loaded query={me} waiting={<ListSkeleton rows={3} rowHeight={200} />} failed={text('profile.failed')}>
        {(data) => <Profile me={data} />}
      </Loaded>
    </Page>
  );
}

/** `/profile`: the person's account. */
export function Component() {
  return (
    <PageMessages catalogues={{ en, fr }}>
      <Account />
    </PageMessages>
  );
}
