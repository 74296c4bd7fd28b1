export { PageError } from './components/PageError';
