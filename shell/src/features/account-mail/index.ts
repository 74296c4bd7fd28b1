export { AccountMailAgain } from './components/AccountMailAgain';
export { AccountMailForm } from './components/AccountMailForm';
