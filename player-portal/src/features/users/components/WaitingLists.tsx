import type { Me } from 'shared-api';
import { useText } from 'shared-ui';
import { useSaveChoice } from '../use-save-choice';
import { LabelledSwitch } from './LabelledSwitch';
import { ProfileCard } from './ProfileCard';

/** Whether a waiting list gives this person a spot at once, or asks first. */
export function WaitingLists({ me }: { me: Me }) {
  const text = useText();
  const { shown, isPending, save } = useSaveChoice<{ asksFirst: boolean }>(me, () => 'profile.news.saved');
  return (
    <ProfileCard title={text('profile.waiting.title')}>
      <LabelledSwitch
        label={text('profile.waiting.asksFirst')}
        hint={text('profile.waiting.asksFirstHint')}
        checked={shown.asksFirst}
        disabled={isPending}
        onChange={(asksFirst) => save({ asksFirst })}
      />
    </ProfileCard>
  );
}
