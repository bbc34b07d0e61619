export { buildCodeShape, buildPaymentCodeShape, CODE_MARGIN, type CodeShape } from './build-code-shape';
export { drawCode } from './draw-code';
export { toCodePaths } from './to-code-paths';
