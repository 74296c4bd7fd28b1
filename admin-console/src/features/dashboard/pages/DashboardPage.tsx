import { ConsolePage } from '../../../layout/ConsolePage';

export function DashboardPage() {
  return (
    <ConsolePage title="dashboard.title" lead="dashboard.intro">
      {null}
    </ConsolePage>
  );
}
