import { ConsolePage } from '../../../layout/ConsolePage';

export function CommunicationPage() {
  return (
    <ConsolePage title="communication.title" lead="communication.intro">
      {null}
    </ConsolePage>
  );
}
