import { transform } from '@swc/core';

/**
 * Registers a module's components with React Refresh after compilation. A module that exports only components accepts
 * its new version in place; any other edit reloads the page.
 * @this {import('webpack').LoaderContext<{ name: string }>} `name` of the remote: two remotes may have modules of one name
 * @param {string} code
 */
export default function refreshLoader(code) {
  const done = this.async();
  const { name } = this.getOptions();
  transform(code, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  }).then(
    (compiled) =>
      done(null, buildHeader(name) + compiled.code + FOOTER, compiled.map ? JSON.parse(compiled.map) : undefined),
    (error) => done(error),
  );
}

/** Code on the first statement's line, so that the other lines keep their numbers. @type {(name: string) => string} */
function buildHeader(name) {
  return (
    `const $ncbRefresh = globalThis.__NCB_REFRESH__;` +
    `const $RefreshReg$ = (type, id) => $ncbRefresh?.register(type, ${JSON.stringify(name)} + ' ' + __webpack_module__.id + ' ' + id);` +
    `const $RefreshSig$ = () => $ncbRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);`
  );
}

const BATCH_MS = 20;

const FOOTER = `
if (import.meta.webpackHot && $ncbRefresh) {
  const exported = Object.values(__webpack_module__.exports);
  if (exported.length > 0 && exported.every((one) => $ncbRefresh.isLikelyComponentType(one))) {
    import.meta.webpackHot.dispose((data) => { data.isRenewed = true; });
    import.meta.webpackHot.accept();
    if (import.meta.webpackHot.data?.isRenewed) {
      clearTimeout(globalThis.__NCB_REFRESH_SOON__);
      globalThis.__NCB_REFRESH_SOON__ = setTimeout(() => $ncbRefresh.performReactRefresh(), ${BATCH_MS});
    }
  }
}
`;
