import { Language, messageOf, useChange } from 'shared-api';
import { Alert, Stack, Typography, useText } from 'shared-ui';
import { SubmitButton, TextArea, useFormikContext } from 'shared-ui/forms';
import { dropOf, FileButton } from '../../../layout/FileButton';
import { LanguageToggle } from '../../communication/components/LanguageToggle';
import { base64Of } from '../../settings/bytes';
import { type Checked, check, checkedOf, peopleToInvite, withCorrection } from '../preview';
import { InvitationPreview } from './InvitationPreview';
import { Understood } from './Understood';

interface InvitationStepsProps {
  /** What the last check said. */
  checked: Checked | undefined;
  onChecked: (checked: Checked) => void;
  /** Asks for the columns. */
  onColumns: () => void;
  /** Asks for what a line says. */
  onCorrect: (line: number) => void;
}

/** A list or a file; what was understood of it, what would become of each line, and the invitation. */
export function InvitationSteps({ checked, onChecked, onColumns, onCorrect }: InvitationStepsProps) {
  const text = useText();
  const { values, setFieldValue, isSubmitting } = useFormikContext<{ list: string; language: Language }>();
  const onSuccess = (read: Checked) => {
    onChecked(read);
    // A file is a list like any other: it can be corrected where it is shown.
    void setFieldValue('list', read.preview.text);
  };
  const again = useChange(check, {
    onSuccess: (read) => {
      onSuccess(read);
      // The button that was pressed is gone.
      document.getElementById('invite-preview')?.focus();
    },
  });
  const file = useChange(async (given: Blob) => check({ content: await base64Of(given) }), { onSuccess });
  const shown = checkedOf(values.list, checked);
  const count = shown ? peopleToInvite(shown.preview).length : 0;
  const isBusy = file.isPending || again.isPending;
  const correct = (line: number, person: null | undefined) =>
    shown && again.mutate(withCorrection(shown.said, line, person));
  return (
    <>
      <div {...dropOf(([given]) => file.mutate(given))}>
        <TextArea name="list" label={text('invite.list')} help={text('invite.hint')} rows={6} maxRows={14} />
      </div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {!shown && (
          <SubmitButton disabled={isBusy || values.list.trim() === ''}>{text('invite.check')}</SubmitButton>
        )}
        <FileButton
          color="secondary"
          disabled={isBusy || isSubmitting}
          label={text('invite.file')}
          accept=".csv,.tsv,.txt,.vcf,text/csv,text/plain,text/vcard"
          onFiles={([given]) => file.mutate(given)}
        >
          {text('invite.file')}
        </FileButton>
      </Stack>
      {file.isError && <Alert severity="error">{messageOf(file.error, text('invite.checkFailed'))}</Alert>}
      {again.isError && <Alert severity="error">{messageOf(again.error, text('invite.checkFailed'))}</Alert>}
      {shown && (
        <>
          <Understood
            preview={shown.preview}
            onColumns={onColumns}
            onLetters={(letters) => again.mutate({ ...shown.said, letters })}
          />
          {!shown.preview.asked && (
            <>
              <InvitationPreview
                people={shown.preview.people}
                onCorrect={onCorrect}
                onLeaveOut={(line) => correct(line, null)}
                onTakeIn={(line) => correct(line, undefined)}
              />
              <div>
                <Typography variant="body2">{text('invite.language')}</Typography>
                <LanguageToggle
                  languages={[Language.English, Language.French, Language.Bilingual]}
                  value={values.language}
                  onChange={(language) => void setFieldValue('language', language)}
                  sx={{ my: 1 }}
                />
              </div>
              <SubmitButton disabled={isBusy || count === 0} sx={{ alignSelf: 'flex-start' }}>
                {text('invite.submit', { count })}
              </SubmitButton>
            </>
          )}
        </>
      )}
    </>
  );
}
