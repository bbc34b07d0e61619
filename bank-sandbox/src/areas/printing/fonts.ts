import * as nodeModule from 'node:module';

/** Finds packages that are not bundled, from `src/` and `dist/` alike. */
const require = nodeModule.createRequire(import.meta.url);

/** Fonts with Cyrillic, which the standard fonts of PDF lack. */
export const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
export const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
