import { buildThemeConfig as ours } from '../../../shell/src/theme/theme.ts';

/** Replaces `shell/src/theme/theme.ts` in the plain monolith: antd creates its styles in the browser. */
export const buildThemeConfig = (mode) => ({ ...ours(mode), zeroRuntime: false });
