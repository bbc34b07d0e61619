/** Browser APIs that antd needs and jsdom lacks; loaded before every test of a package with antd screens. */
import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import './complaints.mjs';
import './dom.mjs';
import './encoding.mjs';
import { webcrypto } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

// An antd dialog takes a second to appear in jsdom while the other core is busy.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5_000 });

// With "test", antd's library turns layout effects into passive ones: a button that was busy would ignore the next click.
process.env.NODE_ENV = 'development';

/** @type {any} */
const browser = globalThis;

if (!browser.crypto.subtle) Object.defineProperty(browser.crypto, 'subtle', { value: webcrypto.subtle });

// Serialises as workers' messages do, so that values that cannot be cloned fail here too.
browser.structuredClone ??= (/** @type {unknown} */ value) => deserialize(serialize(value));

// jsdom's Blob can be read only by a FileReader.
browser.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new browser.FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// jsdom's AbortSignal lacks these two; no test waits for such a time-out.
browser.AbortSignal.timeout ??= () => new AbortController().signal;
browser.AbortSignal.any ??= (/** @type {AbortSignal[]} */ [first]) => first;

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

browser.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

browser.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

browser.Request ??= class {
  constructor(/** @type {unknown} */ url, /** @type {RequestInit} */ init = {}) {
    Object.assign(this, { url: String(url), method: 'GET', signal: init.signal });
  }
};

browser.Element.prototype.scrollIntoView ??= () => undefined;

browser.MessageChannel ??= class {
  constructor() {
    /** @type {any} */
    const [one, two] = [{ onmessage: null }, { onmessage: null }];
    one.postMessage = (/** @type {unknown} */ data) => setTimeout(() => two.onmessage?.({ data }));
    two.postMessage = (/** @type {unknown} */ data) => setTimeout(() => one.onmessage?.({ data }));
    Object.assign(this, { port1: one, port2: two });
  }
};

// antd measures the scroll bar by a pseudo-element, which jsdom cannot. Answering with the element's own style would
// match every antd rule against it: 0.5 s per table.
const computedStyle = browser.getComputedStyle;
const noStyle = browser.document.createElement('i').style;
browser.getComputedStyle = (/** @type {Element} */ element, /** @type {string | undefined} */ pseudo) =>
  pseudo ? noStyle : computedStyle(element);
