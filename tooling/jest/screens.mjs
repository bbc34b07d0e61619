/** What jsdom lacks and antd asks for; loaded before every test of a package with antd screens. */
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import './complaints.mjs';
import './dom.mjs';
import './encoding.mjs';
import { webcrypto } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

// A dialog of antd takes a second to appear in jsdom while the other core is busy with another file.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

// In tests antd's library takes passive effects for layout effects: a button that was busy would not take a press at once,
// as it does in a browser.
const LAYOUT_EFFECT = '@rc-component/util/lib/hooks/useLayoutEffect';
jest.doMock(LAYOUT_EFFECT, () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'development';
  try {
    return jest.requireActual(LAYOUT_EFFECT);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});

/** @type {any} */
const browser = globalThis;

if (!browser.crypto.subtle) Object.defineProperty(browser.crypto, 'subtle', { value: webcrypto.subtle });

// As workers' messages are copied: what cannot be copied fails here too.
browser.structuredClone ??= (/** @type {unknown} */ value) => deserialize(serialize(value));

// jsdom's files can be read by a FileReader only.
browser.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new browser.FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom's signals lack these two; no test here waits for a time-out of its own.
browser.AbortSignal.timeout ??= () => new AbortController().signal;
browser.AbortSignal.any ??= (/** @type {AbortSignal[]} */ [first]) => first;

// A window of 1280 pixels, light.
const WIDTH = 1280;
browser.matchMedia ??= (/** @type {string} */ query) => {
  const atLeast = /min-width:\s*([0-9.]+)px/.exec(query)?.[1];
  const atMost = /max-width:\s*([0-9.]+)px/.exec(query)?.[1];
  const fits = (!atLeast || WIDTH >= Number(atLeast)) && (!atMost || WIDTH <= Number(atMost));
  const nothing = () => undefined;
  return {
    matches: Boolean(atLeast || atMost) && fits,
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  };
};

browser.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// As far as the router asks for it when an address changes.
browser.Request ??= class {
  constructor(/** @type {unknown} */ url, /** @type {RequestInit} */ init = {}) {
    Object.assign(this, { url: String(url), method: 'GET', signal: init.signal });
  }
};

browser.Element.prototype.scrollIntoView ??= () => undefined;

// As far as antd uses it: a way to go on after the present task.
browser.MessageChannel ??= class {
  constructor() {
    /** @type {any} */
    const [one, two] = [{ onmessage: null }, { onmessage: null }];
    one.postMessage = (/** @type {unknown} */ data) => setTimeout(() => two.onmessage?.({ data }));
    two.postMessage = (/** @type {unknown} */ data) => setTimeout(() => one.onmessage?.({ data }));
    Object.assign(this, { port1: one, port2: two });
  }
};

// jsdom measures no pseudo-elements; antd asks for one to find the width of a scroll bar. To answer with the style of the
// element itself would match every rule of antd's against it: half a second for each table.
const computedStyle = browser.getComputedStyle;
const noStyle = browser.document.createElement('i').style;
browser.getComputedStyle = (/** @type {Element} */ element, /** @type {string | undefined} */ pseudo) =>
  pseudo ? noStyle : computedStyle(element);
