import type { Session } from 'shared-api';
import { useLocale } from 'shared-ui';

/** Why a session is cancelled, in the page's language if there is such a text; undefined without a reason. */
export const useCancelReason = ({ cancelReason }: Pick<Session, 'cancelReason'>): string | undefined => {
  const locale = useLocale();
  return cancelReason?.[locale] ?? cancelReason?.en ?? cancelReason?.fr;
};
