import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { formatText } from '../packages/format-text.mjs';
import { ROOT } from '../packages/tree.mjs';

export const KERNEL = join(ROOT, 'shared-kernel');

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  removeComments: true,
  // Otherwise the order of a union depends on files that have nothing to do with it.
  stableTypeOrdering: true,
  types: [],
};

/**
 * Bundles the types of the remote contract into one self-contained text for publishing and comparing.
 * @param {string} [kernel] folder of the kernel
 */
export async function bundleContractDeclarations(kernel = KERNEL) {
  const input = join(kernel, 'src/remote-contract/index.ts');
  const plugins = [dts({ compilerOptions: OPTIONS })];
  const bundle = await rollup({ input, plugins, external: [/^react$/, /^zod\//], onwarn: refuseWarning });
  const { output } = await bundle.generate({ format: 'es' });
  return formatText(input, output[0].code);
}

/** Refuses an unresolved import, which would be `any`. @type {(warning: { message: string }) => never} */
function refuseWarning({ message }) {
  throw new Error(`the declarations of the remote contract: ${message}`);
}
