import { Language, rules } from 'shared-api';
import { Box, Text } from 'shared-ui';
import { SelectInput, TextArea, TextInput, useFormikContext } from 'shared-ui/forms';
import type { Choice } from 'shared-ui/resource';
import { languageChoices, typeChoices } from './labels';
import type { MailingValues } from './values';

/** Choices as a field's options, with their labels in the page's language. */
export const optionsOf = <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  choices.map(({ value, label }) => ({ value, label: <Text id={label} /> }));

/** The e-mail's type, language, and a subject and a message for each language. */
export function MessagePanel() {
  const { language, emailType } = useFormikContext<MailingValues>().values;
  const hint = emailType === 'announcement' ? 'communication.messageIs' : 'communication.messageHint';
  const message = { rows: 4, maxLength: rules.message.max, help: <Text id={hint} /> };
  const subject = { maxLength: rules.subject.max, help: <Text id="communication.subjectHint" /> };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}>
        <SelectInput
          name="emailType"
          label={<Text id="communication.type" />}
          options={optionsOf(typeChoices)}
          required
        />
        <SelectInput
          name="language"
          label={<Text id="communication.language" />}
          options={optionsOf(languageChoices)}
          required
        />
      </Box>
      {language !== Language.French && (
        <>
          <TextInput name="customSubject" label={<Text id="communication.subjectEn" />} {...subject} />
          <TextArea name="customMessage" label={<Text id="communication.messageEn" />} {...message} />
        </>
      )}
      {language !== Language.English && (
        <>
          <TextInput name="customSubjectFr" label={<Text id="communication.subjectFr" />} {...subject} />
          <TextArea name="customMessageFr" label={<Text id="communication.messageFr" />} {...message} />
        </>
      )}
    </>
  );
}
