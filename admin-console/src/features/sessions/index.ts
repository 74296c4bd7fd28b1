export { SessionsPage as Component } from './pages/SessionsPage';
