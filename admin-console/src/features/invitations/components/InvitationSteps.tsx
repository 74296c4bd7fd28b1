import { useRef } from 'react';
import { Language, messageOf, type InvitationPreview as Preview, useChange } from 'shared-api';
import { Alert, Button, Stack, Typography, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { LanguageToggle } from '../../communication/components/LanguageToggle';
import { base64Of } from '../../settings/bytes';
import { previewInvitations } from '../api';
import { peopleToInvite, previewOf } from '../preview';
import { InvitationPreview } from './InvitationPreview';

interface InvitationStepsProps {
  /** What the last check said. */
  checked: Preview | undefined;
  onChecked: (preview: Preview) => void;
}

/** Below the list: its check, or a file instead; then what would become of each line, and the invitation. */
export function InvitationSteps({ checked, onChecked }: InvitationStepsProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { values, setFieldValue, isSubmitting } = useFormikContext<{ list: string; language: Language }>();
  const file = useChange(async (given: Blob) => previewInvitations(await base64Of(given)), {
    onSuccess: (preview) => {
      onChecked(preview);
      // A file is a list like any other: it can be corrected where it is shown.
      void setFieldValue('list', preview.text);
    },
  });
  const shown = previewOf(values.list, checked);
  const count = shown ? peopleToInvite(shown).length : 0;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {!shown && (
          <SubmitButton disabled={file.isPending || values.list.trim() === ''}>
            {text('invite.check')}
          </SubmitButton>
        )}
        <Button
          color="secondary"
          disabled={file.isPending || isSubmitting}
          onClick={() => input.current?.click()}
        >
          {text('invite.file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text('invite.file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            if (target.files?.[0]) file.mutate(target.files[0]);
            target.value = '';
          }}
        />
      </Stack>
      {file.isError && !shown && (
        <Alert severity="error">{messageOf(file.error, text('invite.checkFailed'))}</Alert>
      )}
      {shown && (
        <>
          <InvitationPreview people={shown.people} />
          <div>
            <Typography variant="body2">{text('invite.language')}</Typography>
            <LanguageToggle
              languages={[Language.English, Language.French, Language.Bilingual]}
              value={values.language}
              onChange={(language) => void setFieldValue('language', language)}
              sx={{ my: 1 }}
            />
          </div>
          <SubmitButton disabled={file.isPending || count === 0} sx={{ alignSelf: 'flex-start' }}>
            {text('invite.submit', { count })}
          </SubmitButton>
        </>
      )}
    </>
  );
}
