export { PaymentsPage as Component } from './pages/PaymentsPage';
