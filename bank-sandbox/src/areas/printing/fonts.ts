import * as nodeModule from 'node:module';

/** Packages that are not bundled are found from here: from `src/` and from `dist/` alike. */
const locate = nodeModule.createRequire(import.meta.url);

/** DejaVu Sans has every letter that a document may hold; the standard fonts of PDF have no Cyrillic ones. */
export const REGULAR = locate.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
export const BOLD = locate.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
