import { type EmailType, emailTypes, Language, rules } from 'shared-api';
import { Box, type MessageId, Text } from 'shared-ui';
import { SelectInput, TextArea, useFormikContext } from 'shared-ui/forms';
import type { MailingValues } from '../values';

const typeLabel = (type: EmailType): MessageId => `communication.type.${type}`;

const types = emailTypes.map((value) => ({ value, label: <Text id={typeLabel(value)} /> }));
const languages = [
  { value: Language.English, label: <Text id="communication.language.english" /> },
  { value: Language.French, label: <Text id="communication.language.french" /> },
  { value: Language.Bilingual, label: <Text id="communication.language.bilingual" /> },
];

/** What is written: the kind of e-mail, its language, and a message for each language. */
export function LetterPanel() {
  const { language, emailType } = useFormikContext<MailingValues>().values;
  const hint = emailType === 'announcement' ? 'communication.messageIs' : 'communication.messageHint';
  const message = { rows: 4, maxLength: rules.message.max, help: <Text id={hint} /> };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}>
        <SelectInput name="emailType" label={<Text id="communication.type" />} options={types} required />
        <SelectInput
          name="language"
          label={<Text id="communication.language" />}
          options={languages}
          required
        />
      </Box>
      {language !== Language.French && (
        <TextArea name="customMessage" label={<Text id="communication.messageEn" />} {...message} />
      )}
      {language !== Language.English && (
        <TextArea name="customMessageFr" label={<Text id="communication.messageFr" />} {...message} />
      )}
    </>
  );
}
