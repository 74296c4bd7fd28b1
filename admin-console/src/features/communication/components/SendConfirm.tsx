import { useQuery } from '@tanstack/react-query';
import { useText } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { languageLabel } from '../labels';
import { everybodyQuery } from '../recipients';
import type { MailingValues } from '../values';

export interface SendConfirmProps {
  values: MailingValues | undefined;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a mailing, which cannot be undone. */
export function SendConfirm({ values, open, onConfirm, onClose }: SendConfirmProps) {
  const text = useText();
  const { data } = useQuery(everybodyQuery());
  if (!values) return null;
  const count = values.audience === 'all' ? (data?.total ?? 0) : values.recipients.length;
  return (
    <ConfirmDialog
      open={open}
      title={text('communication.sendTitle', { count })}
      confirm={text('communication.sendConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text('communication.sendText', {
        type: text(`communication.type.${values.emailType}`),
        language: text(languageLabel[values.language]),
      })}
    </ConfirmDialog>
  );
}
