// What a form needs to be drawn. Its rules, with yup behind them, may follow (`FormProps.schema`).
export { Form, type FormProps } from './Form';
export * from './inputs/account';
export { PasswordInput, type PasswordInputProps } from './inputs/PasswordInput';
export { TextInput, type TextInputProps } from './inputs/TextInput';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton';
