export { checkCatalogues } from './catalogues';
export { type RenderUiOptions, renderUi } from './render';
