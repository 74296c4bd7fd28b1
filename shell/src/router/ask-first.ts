import { askAhead, setRequestLanguage, useAuth } from 'shared-api';
import { localeOf, pageAround } from 'shared-ui';
import { checkAccess } from '../features/access';

/** Asks what an address's page asks first, while its code is fetched. Not what the person may not see. */
export const askFirst = (pathname: string): void => {
  const page = pageAround(pathname);
  const { token, user } = useAuth.getState();
  if (page?.asks && checkAccess([page], token ? user : null) === 'allow') askAhead(page.asks);
};

/** The same for the first page of a visit, with what its frame asks. */
export const askAtStart = (pathname: string): void => {
  setRequestLanguage(localeOf(pathname));
  askAhead(['GET /api/v1/Settings/club']);
  askFirst(pathname);
};
