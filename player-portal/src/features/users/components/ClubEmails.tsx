import { Language, type Me, type ProfileChange } from 'shared-api';
import { Alert, type MessageId, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { useSaveChoice } from '../use-save-choice';
import { LabelledSwitch } from './LabelledSwitch';
import { ProfileCard } from './ProfileCard';

const languages: readonly { value: Language; label: MessageId }[] = [
  { value: Language.English, label: 'profile.news.english' },
  { value: Language.French, label: 'profile.news.french' },
  { value: Language.Bilingual, label: 'profile.news.bilingual' },
];

/** Service e-mails that can be switched off. */
const service = ['wantsAnswers', 'wantsSpots', 'wantsPasses'] as const;
type Wish = (typeof service)[number] | 'wantsNews' | 'wantsReminders';

/** The choices, each saved separately. */
type Choice = Pick<ProfileChange, 'language' | Wish>;

const savedTextOf = ({ language, wantsNews }: Choice): MessageId => {
  if (language !== undefined) return 'profile.news.languageSaved';
  if (wantsNews === undefined) return 'profile.news.saved';
  return wantsNews ? 'profile.news.on' : 'profile.news.off';
};

/**
 * Switches for the club's e-mails to this person, also to subscribe again, and their language. E-mails about
 * account and money have no switch.
 */
export function ClubEmails({ me }: { me: Me }) {
  const text = useText();
  const { shown, isPending, save } = useSaveChoice<Choice>(me, savedTextOf);
  const switchOf = (wish: Wish) => ({
    checked: shown[wish],
    disabled: isPending,
    onChange: (isOn: boolean) => save({ [wish]: isOn }),
  });
  return (
    <ProfileCard title={text('profile.news.title')} text={text('profile.news.text')}>
      {service.map((wish) => (
        <LabelledSwitch
          key={wish}
          label={text(`profile.news.${wish}`)}
          hint={text(`profile.news.${wish}Hint`)}
          {...switchOf(wish)}
        >
          {wish === 'wantsSpots' && !shown.wantsSpots && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {text('profile.news.spotsMissed')}
            </Alert>
          )}
        </LabelledSwitch>
      ))}
      <LabelledSwitch label={text('profile.news.label')} {...switchOf('wantsNews')} />
      <LabelledSwitch
        label={text('profile.news.wantsReminders')}
        hint={text('profile.news.wantsRemindersHint')}
        {...switchOf('wantsReminders')}
        checked={shown.wantsNews && shown.wantsReminders}
        disabled={isPending || !shown.wantsNews}
      />
      <TextField
        select
        id="mail-language"
        label={text('profile.news.language')}
        helperText={text('profile.news.languageHint')}
        value={shown.language}
        disabled={isPending}
        onChange={({ target }) => save({ language: Number(target.value) as Language })}
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
