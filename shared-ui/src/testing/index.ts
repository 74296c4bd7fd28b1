export { checkCatalogues } from './catalogues';
export { clearNotifications } from './notifications';
export { type RenderUiOptions, renderUi, uiMessages } from './render';
