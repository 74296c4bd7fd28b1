export { PaymentsPage } from './pages/PaymentsPage';
