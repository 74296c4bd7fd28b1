export { NewPasswordForm } from './components/NewPasswordForm';
export { PasswordByLink } from './components/PasswordByLink';
