import InputAdornment from '@mui/material/InputAdornment';
import { useIntl } from 'react-intl';
import { TextInput } from './TextInput';
import type { InputProps } from './use-input';

/** A whole number; parsed by the rules of `count`. */
export function NumberInput(props: InputProps) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" />;
}

/** Dollars, typed with a point or a comma: the sign is before the number in English, after it in French. */
export function MoneyInput(props: InputProps) {
  const french = useIntl().locale.startsWith('fr');
  const sign = <InputAdornment position={french ? 'end' : 'start'}>$</InputAdornment>;
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      frame={french ? { endAdornment: sign } : { startAdornment: sign }}
    />
  );
}
