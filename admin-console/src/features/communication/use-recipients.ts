import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailRecipients } from 'shared-api';
import { recipientsQuery } from './api';
import { groupOf, type MailingValues } from './values';

/** Who a mailing would go to now: their number, and, of a group, their names. */
export const useRecipients = (
  values: MailingValues,
): { count: number; group: MailRecipients | undefined } => {
  const asked = groupOf(values);
  const { data } = useQuery({
    ...recipientsQuery(values.emailType, asked ?? {}),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (asked) return { count: data?.people ?? 0, group: data };
  return { count: values.audience === 'some' ? values.recipients.length : 0, group: undefined };
};
