export { UsersPage as Component } from './pages/UsersPage';
