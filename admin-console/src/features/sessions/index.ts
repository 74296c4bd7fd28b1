export { SessionsPage } from './pages/SessionsPage';
