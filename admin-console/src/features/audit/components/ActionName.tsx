import { useI18n } from 'shared-ui/resource';
import { actionText } from '../description';

/** « Session created », « Logged in » */
export const ActionName = ({ action }: { action: string }) => actionText(action, useI18n());
