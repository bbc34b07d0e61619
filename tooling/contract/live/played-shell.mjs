/**
 * Runs in the window of `run-exports.mjs`: loads a remote by Module Federation as the shell does and checks its
 * exports.
 */
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as reactQuery from '@tanstack/react-query';
import dayjs from 'dayjs';
import * as i18next from 'i18next';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as reactI18next from 'react-i18next';
import { CONTRACT_MODULE } from '../misfits.mjs';
import { findChanges, readRealm } from './realm.mjs';

const LANGUAGES = ['ua', 'ru', 'en'];

/** @type {Record<string, object>} */
const REAL = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-i18next': reactI18next,
  i18next,
  dayjs,
  '@tanstack/react-query': reactQuery,
};

/** Stub for components and services: can be called, constructed and read at any depth. */
const anything = /** @type {any} */ (
  new Proxy(function anything() {}, {
    get(target, property) {
      if (property === Symbol.toPrimitive) return () => '';
      return property === 'prototype' ? target.prototype : anything;
    },
    apply: () => anything,
  })
);

/**
 * @param {string} json the task
 * @returns {Promise<string[]>} faults
 */
async function runExports(json) {
  const { name, address, text, modules, shell, isRealmWatched = false, partLimitMs = PART_LIMIT_MS } = JSON.parse(json);
  /** @type {string[]} */
  const faults = [];
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const container = `ncb_${name.replaceAll('-', '_')}`;
  const instance = createInstance({
    name: 'ncb_shell',
    remotes: [{ name: container, entry: address }],
    shared: offer(shell, faults),
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'ncb-contract-test',
        fetch: async () => new Response(text, { headers: { 'content-type': 'application/json' } }),
      },
    ],
  });
  const watch = isRealmWatched ? watchRealm((member) => isAddedByLoading(member, container)) : null;
  const loaded = /** @type {[string, any][]} */ ([]);
  for (const exposed of modules) {
    try {
      const checked = instance.loadRemote(`${container}/${exposed}`).then((module) => {
        loaded.push([exposed, module]);
        return exportFaults(exposed, module);
      });
      faults.push(...(await withTimeout(checked, partLimitMs)));
    } catch (error) {
      faults.push(`${exposed}: ${String(error)}`);
    }
    faults.push(...(watch?.changesBy(exposed) ?? []));
  }
  Object.assign(globalThis, { ncbRenderPages: () => renderPages(loaded, watch) });
  return faults;
}

const SHOWN_MS = 300;

/**
 * Renders each loaded page for a moment.
 * The shell's services are stubs, so a page may fail here and not in the shell: only changes to shared objects count.
 * @param {readonly [string, any][]} loaded
 * @param {ReturnType<typeof watchRealm> | null} watch
 * @returns {Promise<string[]>}
 */
async function renderPages(loaded, watch) {
  /** @type {string[]} */
  const faults = [];
  // React's first render leaves marks on the document; they must not be attributed to a page.
  await show(() => null);
  watch?.changesBy('');
  for (const [exposed, module] of loaded) {
    const Page = module?.page?.Page;
    if (!isComponent(Page)) continue;
    await show(Page);
    faults.push(...(watch?.changesBy(exposed) ?? []));
  }
  return faults;
}

/** @type {(Page: import('react').ComponentType) => Promise<void>} */
async function show(Page) {
  const place = document.body.appendChild(document.createElement('div'));
  const ignore = () => undefined;
  const root = createRoot(place, { onUncaughtError: ignore, onCaughtError: ignore, onRecoverableError: ignore });
  const client = new reactQuery.QueryClient();
  root.render(React.createElement(reactQuery.QueryClientProvider, { client }, React.createElement(Page)));
  await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
  root.unmount();
  place.remove();
}

/**
 * Compares objects shared by all remotes after each page. @param {(member: string) => boolean} isOwn true for members
 * that loading itself adds
 */
function watchRealm(isOwn) {
  let before = readRealm();
  return {
    /** @type {(exposed: string) => string[]} */
    changesBy(exposed) {
      const after = readRealm();
      const changes = findChanges(before, after, isOwn);
      before = after;
      return changes.map((change) => `${exposed}: ${change}`);
    },
  };
}

const PART_LIMIT_MS = 30_000;

/** @template T @param {Promise<T>} work @param {number} limitMs @returns {Promise<T>} */
function withTimeout(work, limitMs) {
  return new Promise((resolve, reject) => {
    const rejectLate = () => reject(new Error(`its code or its texts have not come for ${limitMs / 1000} s`));
    const limit = setTimeout(rejectLate, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** Zod stores its settings in the window; the shell uses Zod, so they exist before any remote. */
const SHELL_GLOBALS = ['window.__zod_globalConfig', 'window.__zod_globalRegistry'];

/**
 * True for names that webpack and Module Federation add to the window for a remote. @type {(member: string, container:
 * string) => boolean}
 */
function isAddedByLoading(member, container) {
  const isContainer = member.startsWith(`window.${container}`) || member.startsWith(`window.webpackChunk${container}`);
  return isContainer || SHELL_GLOBALS.includes(member);
}

/** @type {(name: string, module: any) => Promise<string[]>} */
async function exportFaults(name, module) {
  const isCard = name.startsWith('cards/');
  const exported = isCard ? module?.card : module?.page;
  if (!exported) return [`${name}: exports no ${isCard ? 'card' : 'page'}`];
  if (exported instanceof Promise)
    return [`${name}: exports a promise of a ${isCard ? 'card' : 'page'}; only its code is waited for`];
  const part = isCard ? 'Body' : 'Page';
  const faults = [];
  if (!isComponent(exported[part])) faults.push(`${name}: ${part} is no component`);
  if (isCard && typeof exported.load !== 'function') faults.push(`${name}: load is no function`);
  return [...faults, ...(await findTextFaults(name, exported.texts))];
}

/** @type {(value: any) => boolean} */
function isComponent(value) {
  return typeof value === 'function' || (typeof value?.$$typeof === 'symbol' && !React.isValidElement(value));
}

/** @type {(name: string, exported: any) => Promise<string[]>} */
async function findTextFaults(page, exported) {
  const faults = [];
  for (const { namespace, load } of [exported ?? {}].flat()) {
    if (typeof namespace !== 'string') faults.push(`${page}: its texts have no namespace`);
    for (const language of LANGUAGES) {
      const texts = await load?.[language]?.();
      if (!texts?.default || Object.keys(texts.default).length === 0)
        faults.push(`${page}: no texts of ${namespace} in ${language}`);
    }
  }
  return faults;
}

/** @type {(shell: import('../misfits.mjs').ShellContract, faults: string[]) => Record<string, any>} */
function offer({ version, exports, shared }, faults) {
  const contract = new Proxy(
    /** @type {Record<string | symbol, unknown>} */ ({ __esModule: true }),
    {
      get(target, property) {
        if (property in target || typeof property === 'symbol') return target[property];
        if (exports.includes(property)) return anything;
        faults.push(`it takes ${property} from the contract ${version}, which does not have it`);
        return undefined;
      },
    },
  );
  const component = { __esModule: true, default: anything };
  const modules = Object.entries({ ...shared, [CONTRACT_MODULE]: version });
  return Object.fromEntries(
    modules.map(([name, available]) => [
      name,
      {
        version: available,
        scope: 'default',
        lib: () => (name === CONTRACT_MODULE ? contract : (REAL[name] ?? component)),
        shareConfig: { singleton: true, requiredVersion: `^${available}`, strictVersion: true },
      },
    ]),
  );
}

Object.assign(globalThis, { ncbRunExports: runExports });
