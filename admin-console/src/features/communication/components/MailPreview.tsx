import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Alert, Box, Card, Skeleton, Typography, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { useDebounced } from 'shared-ui/resource';
import { mailPreviewQuery } from '../api';
import { languageChoices, languageLabel } from '../labels';
import { groupOf, type MailingValues, wordsIn } from '../values';
import { LanguageToggle } from './LanguageToggle';
import { MailFrame } from './MailFrame';

const languages = languageChoices.map(({ value }) => value);

/** The real e-mail, rendered by the server, in the selected language or in another. */
export function MailPreview() {
  const text = useText();
  const { values } = useFormikContext<MailingValues>();
  const settled = useDebounced(values, 500);
  const [language, setLanguage] = useState(values.language);
  useEffect(() => setLanguage(values.language), [values.language]);

  const sessionId = groupOf(settled)?.sessionId;
  const draft = { ...wordsIn(language, settled), ...(sessionId && { sessionId }) };
  const { data, error, isPlaceholderData } = useQuery({
    ...mailPreviewQuery(settled.emailType, draft),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {text('communication.preview')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
        {text('communication.previewHint')}
      </Typography>
      <LanguageToggle languages={languages} value={language} onChange={setLanguage} sx={{ my: 2 }} />
      {error !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('communication.previewFailed')}
        </Alert>
      )}
      {!data && error === null && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {text('communication.subject', { subject: data.subject })}
          </Typography>
          <MailFrame
            html={data.html}
            title={text('communication.frame', { language: text(languageLabel[language]) })}
          />
        </Box>
      )}
    </Card>
  );
}
