import { Language, messageOf, type InvitationPreview as Preview, useChange } from 'shared-api';
import { Alert, Stack, Typography, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { FileButton } from '../../../layout/FileButton';
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
        <FileButton
          color="secondary"
          disabled={file.isPending || isSubmitting}
          label={text('invite.file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([given]) => file.mutate(given)}
        >
          {text('invite.file')}
        </FileButton>
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
