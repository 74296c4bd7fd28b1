import { useQuery } from '@tanstack/react-query';
import { fullName, type Me, meQuery, Plan } from 'shared-api';
import { Box, ListSkeleton, Loaded, Page, Stack, useFormat, useOnItsWay, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { splitBySent } from '../../payments/policy';
import { useBalance } from '../../payments/use-balance';
import { calendarQuery, loginsQuery } from '../api';
import { CalendarFollow } from '../components/CalendarFollow';
import { ClubEmails } from '../components/ClubEmails';
import { DeleteAccount } from '../components/DeleteAccount';
import { DetailsForm } from '../components/DetailsForm';
import { Devices } from '../components/Devices';
import { LinkRow } from '../components/LinkRow';
import { Logins } from '../components/Logins';
import { MyData } from '../components/MyData';
import { Notifications } from '../components/Notifications';
import { PasswordForm } from '../components/PasswordForm';
import { ProfileRow } from '../components/ProfileRow';
import { languageLabel } from '../labels';
import { en } from '../messages/en';
import { fr } from '../messages/fr';

/** Rows, each with its current value, and below them what concerns the data. */
function Profile({ me }: { me: Me }) {
  const text = useText();
  const format = useFormat();
  const logins = useQuery(loginsQuery());
  const calendar = useQuery(calendarQuery());
  const balance = useBalance();
  const onItsWay = useOnItsWay()(balance?.open ?? []);
  const due = balance && splitBySent(balance.open).unsent.sum;
  const sums = due === undefined ? [] : [(due > 0 || !onItsWay) && format.money(due), onItsWay];
  const member = me.paymentPlan === Plan.Membership;
  return (
    <>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <ProfileRow
          name="me"
          title={text('profile.details.title')}
          summary={`${fullName(me)} · ${me.username}`}
        >
          <DetailsForm me={me} />
        </ProfileRow>
        <ProfileRow
          name="security"
          title={text('profile.security.title')}
          summary={logins.data && text('profile.security.summary', { count: logins.data.length })}
        >
          <PasswordForm email={me.email} />
          <Devices username={me.username} />
          <Logins />
        </ProfileRow>
        <ProfileRow
          name="emails"
          title={text('profile.news.title')}
          summary={text(languageLabel[me.language])}
        >
          <ClubEmails me={me} />
        </ProfileRow>
        <Notifications />
        <ProfileRow
          name="calendar"
          title={text('profile.calendar.title')}
          summary={
            calendar.data && text(calendar.data.address ? 'profile.calendar.on' : 'profile.calendar.off')
          }
        >
          <CalendarFollow />
        </ProfileRow>
        <LinkRow
          title={text('profile.plan.title')}
          summary={text(member ? 'ui.plan.season' : 'ui.plan.dropIn')}
          to="planSelection"
          action={text(member ? 'profile.plan.change' : 'profile.plan.upgrade')}
        />
        <LinkRow
          title={text('profile.balance.title')}
          summary={sums.filter(Boolean).join(' · ')}
          to="balance"
          action={text(due ? 'pay.do' : 'profile.balance.open')}
        />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 3, ml: -1.25 }}>
        <MyData />
        <DeleteAccount />
      </Stack>
    </>
  );
}

function Account() {
  const text = useText();
  const format = useFormat();
  const me = useQuery(meQuery());
  return (
    <Page
      hidden
      width="md"
      title={text('profile.title')}
      description={text('profile.description')}
      {...(me.data && { lead: text('profile.since', { date: format.date(me.data.createdOn) }) })}
    >
      <Loaded query={me} waiting={<ListSkeleton rows={5} rowHeight={64} />} failed={text('profile.failed')}>
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
