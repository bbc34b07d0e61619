import type { HandWrittenPage } from './deployed-remote';

export interface FaultyPage extends HandWrittenPage {
  /**
   * - `card`: an error card replaces the page
   * - `contained`: the page goes on without harming others; the menu leads away
   * - `dialog`: the frame is unreachable; the dialog in the top layer leads away
   * - `closed`: the page stays closed after it has reloaded the window three times
   */
  readonly ends: 'card' | 'contained' | 'dialog' | 'closed';
  /** Code shown in a notice and in diagnostics, without the remote's name; null if nothing is reported. */
  readonly code: string | null;
  /** True if the fault is reported only after leaving the page. */
  readonly isReportedAfterLeaving?: boolean;
}

const text = `createElement('p', { 'data-page': 'faulty' }, 'Хибна')`;
const harmOnShow = (harm: string) =>
  `({ createElement, useEffect }, queries) => () => {
    const client = queries.useQueryClient();
    useEffect(() => { ${harm} }, []);
    return ${text};
  }`;
const harmRepeatedly = (harm: string) => harmOnShow(`setInterval(() => { ${harm} }, 50);`);
const COVER = `const cover = document.createElement('div');
  cover.style.cssText = 'position:fixed;inset:0;background:#fff;z-index:2147483647';
  cover.textContent = 'Зверху';`;

/** "planted" marks everything that a faulty page throws, writes or leaves behind. */
export const FAULTY_PAGES: Readonly<Record<string, FaultyPage>> = {
  throwsAtRender: { component: `() => () => { throw new Error('planted'); }`, ends: 'card', code: 'render' },
  throwsUndefined: { component: `() => () => { throw undefined; }`, ends: 'card', code: 'render' },
  throwsInEffect: { component: harmOnShow(`throw new Error('planted')`), ends: 'card', code: 'render' },
  throwsInLayoutEffect: {
    component: `({ createElement, useLayoutEffect }) => () => { useLayoutEffect(() => { throw new Error('planted'); }); return ${text}; }`,
    ends: 'card',
    code: 'render',
  },
  throwsInState: {
    component: `({ createElement, useState }) => () => { useState(() => { throw new Error('planted'); }); return ${text}; }`,
    ends: 'card',
    code: 'render',
  },
  isNoComponent: { component: `() => 42`, ends: 'card', code: 'render' },
  isUndefined: { component: `() => undefined`, ends: 'card', code: 'render' },
  returnsAnObject: { component: `() => () => ({ not: 'a child' })`, ends: 'card', code: 'render' },
  breaksHooks: {
    component: `({ createElement, useState }) => () => { const [n, set] = useState(0); if (n > 0) useState(0); else setTimeout(() => set(1), 0); return ${text}; }`,
    ends: 'card',
    code: 'render',
  },
  setsStateInRender: {
    component: `({ useState }) => () => { const [n, set] = useState(0); set(n + 1); return null; }`,
    ends: 'card',
    code: 'render',
  },
  setsStateInLayoutEffect: {
    component: `({ useState, useLayoutEffect }) => () => { const [n, set] = useState(0); useLayoutEffect(() => set(n + 1)); return null; }`,
    ends: 'card',
    code: 'render',
  },
  suspendsForEver: {
    component: `({ use, createElement }) => { const wait = new Promise(() => {}); return () => (use(wait), ${text}); }`,
    ends: 'contained',
    code: null,
  },
  lazyNeverComes: {
    component: `({ createElement, lazy }) => { const Part = lazy(() => new Promise(() => {})); return () => createElement(Part); }`,
    ends: 'contained',
    code: null,
  },
  lazyFails: {
    component: `({ createElement, lazy }) => { const Part = lazy(() => Promise.reject(new Error('planted'))); return () => createElement(Part); }`,
    ends: 'card',
    code: 'render',
  },
  throwsWhenLeft: {
    component: `({ createElement, useEffect }) => () => { useEffect(() => () => { throw new Error('planted'); }, []); return ${text}; }`,
    ends: 'contained',
    code: null,
  },
  throwsInTimer: {
    component: harmOnShow(`setTimeout(() => { throw new Error('planted'); }, 50)`),
    ends: 'contained',
    code: 'handler',
  },
  rejects: { component: harmOnShow(`Promise.reject(new Error('planted'))`), ends: 'contained', code: 'handler' },
  textsOfShell: {
    component: `({ createElement }) => () => ${text}`,
    texts: `{ namespace: 'shell', load: Object.fromEntries(['ua', 'ru', 'en'].map((one) => [one, async () => ({ default: { title: 'Чуже', menu: { miAccountsAll: 'Чуже' } } })])) }`,
    ends: 'contained',
    code: 'namespace',
  },
  textsOfKernel: {
    component: `({ createElement }) => () => ${text}`,
    texts: `{ namespace: 'kernel', load: Object.fromEntries(['ua', 'ru', 'en'].map((one) => [one, async () => ({ default: { common: { close: 'Чуже' } } })])) }`,
    ends: 'contained',
    code: 'namespace',
  },
  patchesArray: { component: harmOnShow(`Array.prototype.map = () => []`), ends: 'contained', code: 'builtins' },
  patchesPush: {
    component: harmOnShow(`Array.prototype.push = () => 0`),
    ends: 'contained',
    code: 'builtins',
  },
  patchesToString: {
    component: harmOnShow(`Object.prototype.toString = () => 'planted'`),
    ends: 'contained',
    code: 'builtins',
  },
  patchesString: { component: harmOnShow(`String.prototype.split = () => []`), ends: 'contained', code: 'builtins' },
  patchesPromise: { component: harmOnShow(`Promise.prototype.finally = () => 0`), ends: 'contained', code: 'builtins' },
  definesOnArray: {
    component: harmOnShow(`Object.defineProperty(Array.prototype, 'filter', { value: () => [] })`),
    ends: 'card',
    code: 'render',
  },
  patchesJson: { component: harmOnShow(`JSON.parse = () => null`), ends: 'contained', code: 'builtins' },
  patchesDom: { component: harmOnShow(`Node.prototype.appendChild = () => null`), ends: 'contained', code: 'builtins' },
  addsToObject: { component: harmOnShow(`'use strict'; Object.prototype.planted = 'x'`), ends: 'card', code: 'render' },
  patchesTimers: { component: harmOnShow(`globalThis.setTimeout = () => 0`), ends: 'contained', code: 'builtins' },
  patchesFetch: {
    component: harmOnShow(`globalThis.fetch = () => Promise.reject(new Error('planted'))`),
    ends: 'contained',
    code: null,
  },
  patchesReact: {
    component: `(react) => () => { 'use strict'; react.createElement = () => null; return null; }`,
    ends: 'card',
    code: 'render',
  },
  overwritesQueries: {
    component: harmOnShow(
      `setTimeout(() => { for (const query of client.getQueryCache().getAll()) client.setQueryData(query.queryKey, 'planted'); }, 500)`,
    ),
    ends: 'contained',
    code: null,
  },
  overwritesQueriesOfTheNext: {
    component: harmOnShow(
      `setTimeout(() => { for (const query of client.getQueryCache().getAll()) client.setQueryData(query.queryKey, 'planted'); }, 1_200)`,
    ),
    ends: 'contained',
    code: null,
  },
  clearsQueries: {
    component: harmRepeatedly(`client.clear()`),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  coversAll: { component: harmOnShow(`${COVER} document.body.append(cover);`), ends: 'dialog', code: 'covered' },
  coversAgain: { component: harmRepeatedly(`${COVER} document.body.append(cover);`), ends: 'dialog', code: 'covered' },
  coversInTopLayer: {
    component: harmOnShow(
      `const cover = document.createElement('dialog'); cover.style.cssText = 'width:100vw;height:100vh;max-width:none;max-height:none'; document.body.append(cover); cover.showModal();`,
    ),
    ends: 'dialog',
    code: 'covered',
  },
  coversByStyle: {
    component: harmOnShow(
      `const style = document.createElement('style'); style.textContent = '* { display: none !important }'; document.head.append(style);`,
    ),
    ends: 'dialog',
    code: 'covered',
  },
  coversByAdoptedSheet: {
    component: harmOnShow(
      `const sheet = new CSSStyleSheet(); sheet.replaceSync('#root { display: none !important }'); document.adoptedStyleSheets = [sheet];`,
    ),
    ends: 'dialog',
    code: 'covered',
  },
  makesInert: {
    component: harmOnShow(`document.getElementById('root').inert = true;`),
    ends: 'dialog',
    code: 'covered',
  },
  hidesRoot: {
    component: harmOnShow(`document.getElementById('root').style.display = 'none';`),
    ends: 'dialog',
    code: 'covered',
  },
  hidesBody: { component: harmOnShow(`document.body.style.visibility = 'hidden';`), ends: 'dialog', code: 'covered' },
  removesRoot: { component: harmOnShow(`document.getElementById('root').remove();`), ends: 'dialog', code: 'covered' },
  emptiesBody: { component: harmOnShow(`document.body.replaceChildren();`), ends: 'dialog', code: 'covered' },
  swallowsClicks: {
    component: harmOnShow(`document.addEventListener('click', (event) => event.stopImmediatePropagation(), true);`),
    ends: 'dialog',
    code: 'swallowed',
  },
  swallowsOnWindow: {
    component: harmOnShow(
      `for (const kind of ['click', 'keydown', 'pointerdown']) window.addEventListener(kind, (event) => { event.stopImmediatePropagation(); event.preventDefault(); }, true);`,
    ),
    ends: 'dialog',
    code: 'swallowed',
  },
  stealsFocus: {
    component: `({ createElement, useEffect, useRef }) => () => {
      const field = useRef(null);
      useEffect(() => { setInterval(() => field.current?.focus(), 50); }, []);
      return createElement('p', null, ${text}, createElement('input', { ref: field, 'aria-label': 'Поле' }));
    }`,
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  setsTitle: { component: harmRepeatedly(`document.title = 'Чуже';`), ends: 'contained', code: 'title' },
  pushesState: {
    component: harmRepeatedly(`history.pushState(null, '', '/ncb/main/miMail');`),
    ends: 'contained',
    code: 'history',
  },
  goesBack: { component: harmRepeatedly(`history.back();`), ends: 'contained', code: 'history' },
  alerts: { component: harmRepeatedly(`alert('Чуже');`), ends: 'contained', code: 'dialog' },
  leavesTimer: {
    component: harmRepeatedly(`document.documentElement.dataset.planted = String(Date.now());`),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  leavesListener: {
    component: harmOnShow(`window.addEventListener('keydown', () => {});`),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  asksBeforeLeaving: {
    component: harmOnShow(`window.addEventListener('beforeunload', (event) => event.preventDefault());`),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  leavesNode: {
    component: harmOnShow(
      `const left = document.createElement('div'); left.id = 'planted'; left.textContent = 'Лишився'; document.body.append(left);`,
    ),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  leavesStyle: {
    component: harmOnShow(
      `const style = document.createElement('style'); style.id = 'planted'; style.textContent = 'h1 { color: red }'; document.head.append(style);`,
    ),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  clearsStorage: {
    component: harmRepeatedly(`sessionStorage.clear(); localStorage.clear();`),
    ends: 'contained',
    code: 'left',
    isReportedAfterLeaving: true,
  },
  spamsTabs: {
    component: harmOnShow(`new BroadcastChannel('ncb-session').postMessage(null);`),
    ends: 'contained',
    code: null,
  },
  bringsTextsOfAnother: {
    component: harmOnShow(`globalThis.planted = true;`),
    texts: `[texts, { namespace: 'accounts', load: texts.load }]`,
    ends: 'contained',
    code: 'namespace',
  },
  reloads: { component: harmOnShow(`location.reload()`), ends: 'closed', code: 'reload' },
};
