import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ListSkeleton, Loaded, Text, useText } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { settingsQuery } from '../../settings/api';
import { isOwnStep, ownSteps } from '../../settings/policy';
import { StepScreen } from '../components/StepScreen';

/** `/admin/first-steps`: one step of a new club, whose name is in the address. */
export function Component() {
  const text = useText();
  const settings = useQuery(settingsQuery());
  const [query] = useSearchParams();
  const asked = query.get('step');
  const step = isOwnStep(asked) ? asked : ownSteps[0];
  return (
    <ConsolePage
      title="firstSteps.title"
      name={text(`firstSteps.${step}`)}
      above={<Text id="firstSteps.of" values={{ at: ownSteps.indexOf(step) + 1, all: ownSteps.length }} />}
    >
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
