import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Debtor, Language, now, rules } from 'shared-api';
import { Alert, Box, notify, Skeleton, Text, Typography, useLocale, useText } from 'shared-ui';
import { object, optionalText, TextArea, useFormikContext } from 'shared-ui/forms';
import { FormDialog, useDebounced } from 'shared-ui/resource';
import { mailPreviewQuery } from '../../communication/api';
import { LanguageToggle } from '../../communication/LanguageToggle';
import { languageLabel } from '../../communication/labels';
import { MailFrame } from '../../communication/MailFrame';
import { remindDebtors } from '../api';

/** The recipients of a reminder. */
interface ReminderRecipients {
  reached: readonly Debtor[];
  /** Suspended, or without a confirmed address. */
  unreached: readonly Debtor[];
  /** Reminded recently. */
  recent: readonly Debtor[];
}

/** Predicts whom a reminder reaches; the server decides again when sending. */
export function reminderRecipients(debtors: readonly Debtor[], now: number): ReminderRecipients {
  const since = new Date(now - rules.paymentReminderHours * 3_600_000).toISOString();
  const isRecent = ({ remindedOn }: Debtor) => remindedOn !== null && remindedOn > since;
  return {
    unreached: debtors.filter(({ mail }) => mail !== 'reached'),
    recent: debtors.filter((debtor) => debtor.mail === 'reached' && isRecent(debtor)),
    reached: debtors.filter((debtor) => debtor.mail === 'reached' && !isRecent(debtor)),
  };
}

const schema = object({
  customMessage: optionalText(rules.message.max),
  customMessageFr: optionalText(rules.message.max),
});
const languages = [Language.English, Language.French];
const empty = { customMessage: '', customMessageFr: '' };

/** The typed messages, without empty ones. */
const messagesOf = ({ customMessage, customMessageFr }: typeof empty) => ({
  ...(customMessage.trim() && { customMessage }),
  ...(customMessageFr.trim() && { customMessageFr }),
});

/** The e-mail as rendered by the server, in either language. */
function ReminderPreview() {
  const text = useText();
  const locale = useLocale();
  const { values } = useFormikContext<typeof empty>();
  const [language, setLanguage] = useState<Language>(locale === 'fr' ? Language.French : Language.English);
  const { data } = useQuery({
    ...mailPreviewQuery('payment-reminder', { language, ...messagesOf(useDebounced(values, 500)) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Box component="section" aria-label={text('treasury.remind.preview')}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {text('treasury.remind.preview')}
      </Typography>
      <LanguageToggle languages={languages} value={language} onChange={setLanguage} sx={{ mb: 1.5 }} />
      {data ? (
        <MailFrame
          html={data.html}
          title={text('communication.frame', { language: text(languageLabel[language]) })}
        />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Box>
  );
}

interface RemindDialogProps {
  debtors: readonly Debtor[];
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Reminds people of their dues; shows recipients, a custom message and a preview before sending. */
export function RemindDialog({ debtors, open, onClose, onSent }: RemindDialogProps) {
  const text = useText();
  const { formatList } = useIntl();
  const { reached, ...leftOut } = reminderRecipients(debtors, now());
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text('treasury.remind.title', { count: debtors.length })}
      submit={text('treasury.remind.submit', { count: reached.length })}
      note={text('treasury.remind.note')}
      initial={empty}
      schema={schema}
      failed="treasury.remind.failed"
      onSubmit={async (values) => {
        const { total, skipped } = await remindDebtors({
          body: { ids: reached.map(({ id }) => id), ...messagesOf({ ...empty, ...values }) },
        });
        notify(text('treasury.remind.done', { count: total - skipped }));
        onClose();
        onSent();
      }}
    >
      {(['unreached', 'recent'] as const).map((why) => {
        const names = leftOut[why].map(({ name }) => name);
        return (
          names.length > 0 && (
            <Alert key={why} severity="warning">
              {text(`treasury.remind.${why}`, {
                count: names.length,
                names: formatList(names, { type: 'conjunction' }),
              })}
            </Alert>
          )
        );
      })}
      <TextArea
        name="customMessage"
        label={<Text id="treasury.remind.words" />}
        maxLength={rules.message.max}
        rows={2}
      />
      <TextArea
        name="customMessageFr"
        label={<Text id="treasury.remind.wordsFr" />}
        maxLength={rules.message.max}
        rows={2}
      />
      <ReminderPreview />
    </FormDialog>
  );
}
