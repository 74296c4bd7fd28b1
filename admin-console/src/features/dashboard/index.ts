export { DashboardPage as Component } from './pages/DashboardPage';
