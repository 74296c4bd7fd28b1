import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { revisionOfAnswer } from '../http/ahead';

/** The sessions' revision when a query's data were read, or an older one: the data are at least as new. */
const revisions = new WeakMap<Query, string | undefined>();

export const revisionOf = (query: Query): string | undefined =>
  revisions.get(query) ?? revisionOfAnswer(query.state.data);

/** Notes the revision that is known as a query is asked. */
export const setRevision = (query: Query, revision: string | undefined): void =>
  void revisions.set(query, revision);

/** Notes the revision that a reply to a query has. */
export const noteRevision =
  ({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }) =>
  (headers: Headers): void => {
    const query = client.getQueryCache().find({ queryKey });
    const revision = headers.get('Sessions-Revision');
    if (query && revision) setRevision(query, revision);
  };
