import { themeConfig as ours } from '../../../shell/src/theme/theme.ts';

/** Takes the place of `shell/src/theme/theme.ts` in the plain monolith: antd makes its styles in the browser. */
export const themeConfig = (mode) => ({ ...ours(mode), zeroRuntime: false });
