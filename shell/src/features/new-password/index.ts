export { NewPasswordForm } from './NewPasswordForm';
export { PasswordByLink } from './PasswordByLink';
