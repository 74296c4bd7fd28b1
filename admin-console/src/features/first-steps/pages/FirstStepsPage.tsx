import { useQuery } from '@tanstack/react-query';
import { ListSkeleton, Loaded, Text, useRecordId, useText } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { settingsQuery } from '../../settings/api';
import { StepOf } from '../../settings/components/StepOf';
import { isScreenStep, ownSteps } from '../../settings/policy';
import { StepScreen } from '../components/StepScreen';

/** `/admin/first-steps/club` and so on: one step of a new club. */
export function Component() {
  const text = useText();
  const settings = useQuery(settingsQuery());
  const asked = useRecordId();
  const step = isScreenStep(asked) ? asked : ownSteps[0];
  return (
    <ConsolePage title="firstSteps.title" name={text(`firstSteps.${step}`)} above={<StepOf step={step} />}>
      <Loaded
        query={settings}
        waiting={<ListSkeleton rows={2} rowHeight={96} />}
        failed={<Text id="settings.failed" />}
      >
        {(data) => <StepScreen key={step} step={step} settings={data} />}
      </Loaded>
    </ConsolePage>
  );
}
