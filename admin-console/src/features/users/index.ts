export { UsersPage } from './pages/UsersPage';
