import { themeConfig as ours } from '../../../shell/src/theme/theme.ts';

/** Replaces `shell/src/theme/theme.ts` in the plain monolith: antd creates its styles in the browser. */
export const themeConfig = (mode) => ({ ...ours(mode), zeroRuntime: false });
