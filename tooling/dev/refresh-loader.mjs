import { transform } from '@swc/core';

/**
 * After the compiler: tells React's refresh which components a module has, and accepts a new version of a module that
 * has nothing else. The page then goes on with it, as it stands; any other edit loads the page anew.
 * @this {import('webpack').LoaderContext<{ name: string }>} `name` of the remote: two may have a module of one name
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
    (made) => done(null, beginning(name) + made.code + END, made.map ? JSON.parse(made.map) : undefined),
    (error) => done(error),
  );
}

/** In the line of the first statement: the others stay where they are. @type {(name: string) => string} */
function beginning(name) {
  return (
    `const $ncbRefresh = globalThis.__NCB_REFRESH__;` +
    `const $RefreshReg$ = (type, id) => $ncbRefresh?.register(type, ${JSON.stringify(name)} + ' ' + __webpack_module__.id + ' ' + id);` +
    `const $RefreshSig$ = () => $ncbRefresh?.createSignatureFunctionForTransform() ?? ((type) => type);`
  );
}

/** How long it waits for the other modules of the same save. */
const TOGETHER_MS = 20;

const END = `
if (import.meta.webpackHot && $ncbRefresh) {
  const exported = Object.values(__webpack_module__.exports);
  if (exported.length > 0 && exported.every((one) => $ncbRefresh.isLikelyComponentType(one))) {
    import.meta.webpackHot.dispose((data) => { data.isRenewed = true; });
    import.meta.webpackHot.accept();
    if (import.meta.webpackHot.data?.isRenewed) {
      clearTimeout(globalThis.__NCB_REFRESH_SOON__);
      globalThis.__NCB_REFRESH_SOON__ = setTimeout(() => $ncbRefresh.performReactRefresh(), ${TOGETHER_MS});
    }
  }
}
`;
