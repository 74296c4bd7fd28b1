export { SeasonsPage as Component } from './pages/SeasonsPage';
