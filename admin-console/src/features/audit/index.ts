export { AuditPage as Component } from './pages/AuditPage';
