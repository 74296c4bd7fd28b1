import { ConsolePage } from '../../../layout/ConsolePage';

export function SeasonsPage() {
  return (
    <ConsolePage title="seasons.title" lead="seasons.intro">
      {null}
    </ConsolePage>
  );
}
