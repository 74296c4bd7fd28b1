export { checkCatalogues } from './catalogues';
export { type RenderUiOptions, renderUi, uiMessages } from './render';
