import * as nodeModule from 'node:module';

/** Finds packages that are not bundled, from `src/` and `dist/` alike. */
const locate = nodeModule.createRequire(import.meta.url);

/** Fonts with Cyrillic, which the standard fonts of PDF lack. */
export const REGULAR = locate.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
export const BOLD = locate.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
