export { CommunicationPage as Component } from './pages/CommunicationPage';
