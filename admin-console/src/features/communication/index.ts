export { CommunicationPage } from './pages/CommunicationPage';
