import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Me, meQuery, messageOf, updateMe } from 'shared-api';
import { FormControlLabel, notify, Switch, Text, useText } from 'shared-ui';
import { ProfileCard } from './ProfileCard';

/** Reminders and announcements by e-mail: also the way back for who has unsubscribed. */
export function ClubNews({ me }: { me: Me }) {
  const text = useText();
  const client = useQueryClient();
  const { username, firstName, lastName, email, version } = me;
  const save = useMutation({
    mutationFn: (wantsNews: boolean) =>
      updateMe({ username, firstName, lastName, email, version, wantsNews }),
    onSuccess: (saved) => {
      client.setQueryData(meQuery().queryKey, saved);
      notify(text(saved.wantsNews ? 'profile.news.on' : 'profile.news.off'));
    },
    onError: (error) => notify(messageOf(error, text('profile.news.failed')), 'error'),
  });
  return (
    <ProfileCard title={<Text id="profile.news.title" />} text={<Text id="profile.news.text" />}>
      <FormControlLabel
        control={
          <Switch
            checked={save.isPending ? save.variables : me.wantsNews}
            disabled={save.isPending}
            onChange={(_event, checked) => save.mutate(checked)}
          />
        }
        label={<Text id="profile.news.label" />}
      />
    </ProfileCard>
  );
}
