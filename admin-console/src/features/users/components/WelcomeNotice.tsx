import { useQuery } from '@tanstack/react-query';
import { MailNotice } from 'shared-ui/resource';
import { settingsQuery } from '../../settings/api';

/** Says whether a new user gets a welcome e-mail, which a setting can switch off. */
export function WelcomeNotice() {
  const { data, isError } = useQuery(settingsQuery());
  const people = data && (data.notifications.welcomeEmail ? 1 : 0);
  return <MailNotice people={isError ? 'unknown' : people} />;
}
