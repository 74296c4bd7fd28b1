export { SettingsPage as Component } from './pages/SettingsPage';
