import { Language } from 'shared-api';
import { Typography, useText } from 'shared-ui';
import { SubmitButton, useFormikContext } from 'shared-ui/forms';
import { ListSteps } from '../../columns/components/ListSteps';
import { LanguageToggle } from '../../communication/components/LanguageToggle';
import { roleOf } from '../columns';
import { type Checked, check, peopleToInvite, withCorrection } from '../preview';
import { InvitationPreview } from './InvitationPreview';
import { ListDoubts } from './PeopleColumns';

interface InvitationStepsProps {
  /** What the last check said. */
  checked: Checked | undefined;
  onChecked: (checked: Checked) => void;
  /** Asks for the columns. */
  onColumns: () => void;
  /** Asks for what a line says. */
  onCorrect: (line: number) => void;
}

const texts = {
  list: 'invite.list',
  hint: 'invite.hint',
  check: 'invite.check',
  file: 'invite.file',
  checkFailed: 'invite.checkFailed',
} as const;

/** A list or a file; what was understood of it, what would become of each line, and the invitation. */
export function InvitationSteps({ onCorrect, ...steps }: InvitationStepsProps) {
  const text = useText();
  const { values, setFieldValue } = useFormikContext<{ language: Language }>();
  return (
    <ListSteps
      {...steps}
      texts={texts}
      accept=".vcf,text/vcard"
      check={check}
      doubts={({ asked }) => asked && <ListDoubts {...asked} />}
      roleOf={roleOf}
      headingId="invite-preview"
    >
      {({ preview, said }, { isBusy, read }) => {
        const count = peopleToInvite(preview).length;
        const correct = (line: number, person: null | undefined) => read(withCorrection(said, line, person));
        return (
          <>
            <InvitationPreview
              people={preview.people}
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
        );
      }}
    </ListSteps>
  );
}
