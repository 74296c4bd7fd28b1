import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Language, type Me, meQuery, messageOf, type ProfileChange, updateMe } from 'shared-api';
import { type MessageId, notify, useText } from 'shared-ui';
import { FormControlLabel, Switch, TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { ProfileCard } from './ProfileCard';

const languages: readonly { value: Language; label: MessageId }[] = [
  { value: Language.English, label: 'profile.news.english' },
  { value: Language.French, label: 'profile.news.french' },
  { value: Language.Bilingual, label: 'profile.news.bilingual' },
];

/** What is chosen here, each by itself. */
type Choice = Pick<ProfileChange, 'wantsNews'> | Pick<ProfileChange, 'language'>;

const doneOf = (choice: Choice): MessageId => {
  if ('language' in choice) return 'profile.news.languageSaved';
  return 'wantsNews' in choice && choice.wantsNews ? 'profile.news.on' : 'profile.news.off';
};

/**
 * Whether reminders and announcements come by e-mail, and in which language the club writes: also the way back for who
 * has unsubscribed.
 */
export function ClubNews({ me }: { me: Me }) {
  const text = useText();
  const client = useQueryClient();
  const { username, firstName, lastName, email, version } = me;
  const save = useMutation({
    mutationFn: (choice: Choice) => updateMe({ username, firstName, lastName, email, version, ...choice }),
    onSuccess: (saved, choice) => {
      client.setQueryData(meQuery().queryKey, saved);
      notify(text(doneOf(choice)));
    },
    onError: (error) => notify(messageOf(error, text('profile.news.failed')), 'error'),
  });
  const shown = { ...me, ...(save.isPending && save.variables) };
  return (
    <ProfileCard title={text('profile.news.title')} text={text('profile.news.text')}>
      <FormControlLabel
        control={
          <Switch
            checked={shown.wantsNews}
            disabled={save.isPending}
            onChange={(_event, wantsNews) => save.mutate({ wantsNews })}
          />
        }
        label={text('profile.news.label')}
      />
      <TextField
        select
        id="mail-language"
        label={text('profile.news.language')}
        helperText={text('profile.news.languageHint')}
        value={shown.language}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ language: Number(target.value) as Language })}
      >
        {languages.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {text(label)}
          </MenuItem>
        ))}
      </TextField>
    </ProfileCard>
  );
}
