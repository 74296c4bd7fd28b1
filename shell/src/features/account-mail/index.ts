export { AccountMailForm } from './components/AccountMailForm';
