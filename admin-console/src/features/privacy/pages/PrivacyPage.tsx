import { useSearchParams } from 'react-router-dom';
import { Incidents } from '../components/Incidents';
import type { PartName } from '../components/Part';
import { Requests } from '../components/Requests';
import { Retention } from '../components/Retention';

const contents: Readonly<Record<PartName, () => React.JSX.Element>> = {
  requests: Requests,
  incidents: Incidents,
  retention: Retention,
};

const isPart = (name: string | null): name is PartName => name !== null && Object.hasOwn(contents, name);

/** `/admin/privacy`: what Law 25 of Québec (CQLR c. P-39.1) asks of a club, one part at a time. */
export function Component() {
  const [query] = useSearchParams();
  const named = query.get('part');
  const Content = contents[isPart(named) ? named : 'requests'];
  return <Content />;
}
