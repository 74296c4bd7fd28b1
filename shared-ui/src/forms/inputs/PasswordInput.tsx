import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useText } from '../../messages/text';
import { TextInput, type TextInputProps } from './TextInput';
import type { InputProps } from './use-input';

export interface PasswordInputProps
  extends InputProps,
    Pick<TextInputProps, 'minLength' | 'passwordrules' | 'helpStays'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that shows the password. */
export function PasswordInput(props: PasswordInputProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={text(shown ? 'ui.form.hidePassword' : 'ui.form.showPassword')}
        onClick={() => setShown(!shown)}
        // Otherwise the press would blur the input and validate it too early.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      frame={{ endAdornment: toggle }}
    />
  );
}
