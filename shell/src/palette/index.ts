export { isPaletteKey } from './is-palette-key';
export { PaletteButton } from './PaletteButton';
export type { PaletteAction, PalettePage } from './palette-model';
export type { PaletteSources } from './use-palette-groups';

export const loadPalette = () => import(/* webpackChunkName: "palette" */ './Palette');
