// What a form needs to render. Its rules, which need yup, can be loaded later (`FormProps.schema`).
export { default as BiometricIcon } from '@mui/icons-material/FingerprintRounded';
export { default as Divider } from '@mui/material/Divider';
export { Form, type FormProps, notStored } from './Form';
export * from './inputs/account';
export { PasswordInput, type PasswordInputProps } from './inputs/PasswordInput';
export { TextInput, type TextInputProps } from './inputs/TextInput';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
