import type { Language } from 'shared-api';
import { useText } from 'shared-ui';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/resource';
import { languageLabel } from './labels';

export interface LanguageToggleProps {
  languages: readonly Language[];
  value: Language;
  onChange: (language: Language) => void;
  sx: { my?: number; mb?: number };
}

/** Selects the language in which an e-mail is shown. */
export function LanguageToggle({ languages, value, onChange, sx }: LanguageToggleProps) {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={text('communication.language')}
      onChange={(_event, chosen: Language | null) => chosen !== null && onChange(chosen)}
      sx={{ ...sx, flexWrap: 'wrap' }}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language}>
          {text(languageLabel[language])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
