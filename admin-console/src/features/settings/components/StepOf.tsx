import { Text } from 'shared-ui';
import { type OwnStep, ownSteps } from '../policy';

/** Where a new club's step stands among the others. */
export const StepOf = ({ step }: { step: OwnStep }) => (
  <Text id="firstSteps.of" values={{ at: ownSteps.indexOf(step) + 1, all: ownSteps.length }} />
);
