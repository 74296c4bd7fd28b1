import { listUsers, rules } from 'shared-api';
import { everybody } from './recipients';

/**
 * The addresses of everybody, page after page.
 * @param tell hears how far it is
 * @throws {ApiError} when a page does not arrive
 */
export const everybodysAddresses = async (tell: (done: number, total: number) => void): Promise<string[]> => {
  const pageSize = rules.page.max;
  const emails = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { rows, total: all } = await listUsers({ ...everybody, page, pageSize });
    for (const { email } of rows) emails.add(email);
    seen += rows.length;
    total = all;
    tell(seen, total);
    if (rows.length < pageSize) break;
  }
  return [...emails];
};
