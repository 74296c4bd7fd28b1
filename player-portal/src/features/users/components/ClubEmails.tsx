import { useState } from 'react';
import { Language, type Me, type ProfileChange } from 'shared-api';
import { Alert, Button, type MessageId, Stack, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { languageLabel } from '../labels';
import { useSaveChoice } from '../use-save-choice';
import { LabelledSwitch } from './LabelledSwitch';

const languages = [Language.English, Language.French, Language.Bilingual] as const;

type Wish = 'wantsAnswers' | 'wantsSpots' | 'wantsPasses' | 'wantsNews' | 'wantsReminders';

/** The choices, each saved separately. */
type Choice = Pick<ProfileChange, 'language' | 'asksFirst' | Wish>;

const labels = {
  language: 'profile.news.language',
  asksFirst: 'profile.waiting.asksFirst',
  wantsSpots: 'profile.news.wantsSpots',
  wantsNews: 'profile.news.label',
  wantsAnswers: 'profile.news.wantsAnswers',
  wantsPasses: 'profile.news.wantsPasses',
  wantsReminders: 'profile.news.wantsReminders',
} as const satisfies Record<keyof Choice, MessageId>;

const savedTextOf = ({ language, wantsNews }: Choice): MessageId => {
  if (language !== undefined) return 'profile.news.languageSaved';
  if (wantsNews === undefined) return 'profile.news.saved';
  return wantsNews ? 'profile.news.on' : 'profile.news.off';
};

/**
 * The language of the club's e-mails, and switches for the two main kinds; further ones follow *More*, or when one of
 * them is off. E-mails about account and money have no switch.
 */
export function ClubEmails({ me }: { me: Me }) {
  const text = useText();
  const [asksMore, setAsksMore] = useState(false);
  const { shown, isPending, save } = useSaveChoice<Choice>(me, savedTextOf, labels);
  const switchOf = (wish: Wish) => ({
    label: text(labels[wish]),
    checked: shown[wish],
    disabled: isPending,
    onChange: (isOn: boolean) => save({ [wish]: isOn }),
  });
  const { wantsAnswers, wantsPasses, wantsNews, wantsReminders } = shown;
  const hasMore = asksMore || !wantsAnswers || !wantsPasses || !wantsReminders;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        select
        id="mail-language"
        label={text(labels.language)}
        value={shown.language}
        disabled={isPending}
        onChange={({ target }) => save({ language: Number(target.value) as Language })}
        sx={{ mb: 1 }}
      >
        {languages.map((value) => (
          <MenuItem key={value} value={value}>
            {text(languageLabel[value])}
          </MenuItem>
        ))}
      </TextField>
      <LabelledSwitch {...switchOf('wantsSpots')}>
        {!shown.wantsSpots && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {text('profile.news.spotsMissed')}
          </Alert>
        )}
      </LabelledSwitch>
      <LabelledSwitch {...switchOf('wantsNews')} />
      {hasMore ? (
        <>
          <LabelledSwitch {...switchOf('wantsAnswers')} />
          <LabelledSwitch {...switchOf('wantsPasses')} />
          <LabelledSwitch
            {...switchOf('wantsReminders')}
            checked={wantsNews && wantsReminders}
            disabled={isPending || !wantsNews}
          />
        </>
      ) : (
        <Button
          color="secondary"
          onClick={() => setAsksMore(true)}
          sx={{ alignSelf: 'flex-start', ml: -1.75 }}
        >
          {text('profile.news.more')}
        </Button>
      )}
      {me.hasWaited && (
        <LabelledSwitch
          label={text(labels.asksFirst)}
          checked={shown.asksFirst}
          disabled={isPending}
          onChange={(asksFirst) => save({ asksFirst })}
        />
      )}
    </Stack>
  );
}
