export { AccountMailForm } from './AccountMailForm';
