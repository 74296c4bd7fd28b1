export { SeasonsPage } from './pages/SeasonsPage';
