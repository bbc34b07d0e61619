import type { createInstance } from '@module-federation/runtime';
import * as i18next from 'i18next';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as reactI18next from 'react-i18next';
import * as remoteContract from '@ncb/shared-kernel/remote-contract';
import { REMOTE_CONTRACT_VERSION } from '@ncb/shared-kernel/remote-contract';

/** Versions of installed libraries, inserted by the build: `{ react: '19.3.1', … }`. */
declare const __NCB_SHARED_VERSIONS__: Readonly<Record<string, string>>;

type Offer = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

const OWN: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-i18next': reactI18next,
  i18next,
  '@ncb/shared-kernel/remote-contract': remoteContract,
};

/** Objects that a remote could change for all others; module namespaces are immutable. */
const FROZEN: ReadonlySet<string> = new Set(['react', 'react/jsx-runtime', 'react-dom']);

/** Libraries that pages outside the working area may not need. */
const FETCHED = {
  dayjs: () => import(/* webpackChunkName: "libraries" */ 'dayjs'),
  '@tanstack/react-query': () => import(/* webpackChunkName: "libraries" */ '@tanstack/react-query'),
} as const satisfies Readonly<Record<string, () => Promise<object>>>;

export type WorkLibraries = Readonly<Record<keyof typeof FETCHED, unknown>>;

/** Components of antd; most pages' share one chunk, one request instead of fifteen. */
const ON_DEMAND: Readonly<Record<string, () => Promise<object>>> = {
  'antd/es/alert': () => import(/* webpackChunkName: "antd" */ 'antd/es/alert'),
  'antd/es/app': () => import(/* webpackChunkName: "antd" */ 'antd/es/app'),
  'antd/es/badge': () => import(/* webpackChunkName: "antd" */ 'antd/es/badge'),
  'antd/es/button': () => import(/* webpackChunkName: "antd" */ 'antd/es/button'),
  'antd/es/checkbox': () => import(/* webpackChunkName: "antd" */ 'antd/es/checkbox'),
  'antd/es/dropdown': () => import(/* webpackChunkName: "antd" */ 'antd/es/dropdown'),
  'antd/es/empty': () => import(/* webpackChunkName: "antd" */ 'antd/es/empty'),
  'antd/es/flex': () => import(/* webpackChunkName: "antd" */ 'antd/es/flex'),
  'antd/es/form': () => import(/* webpackChunkName: "antd" */ 'antd/es/form'),
  'antd/es/grid': () => import(/* webpackChunkName: "antd" */ 'antd/es/grid'),
  'antd/es/input': () => import(/* webpackChunkName: "antd" */ 'antd/es/input'),
  'antd/es/modal': () => import(/* webpackChunkName: "antd" */ 'antd/es/modal'),
  'antd/es/pagination': () => import(/* webpackChunkName: "antd" */ 'antd/es/pagination'),
  'antd/es/popover': () => import(/* webpackChunkName: "antd" */ 'antd/es/popover'),
  'antd/es/progress': () => import(/* webpackChunkName: "antd" */ 'antd/es/progress'),
  'antd/es/radio': () => import(/* webpackChunkName: "antd" */ 'antd/es/radio'),
  'antd/es/result': () => import(/* webpackChunkName: "antd" */ 'antd/es/result'),
  'antd/es/select': () => import(/* webpackChunkName: "antd" */ 'antd/es/select'),
  'antd/es/skeleton': () => import(/* webpackChunkName: "antd" */ 'antd/es/skeleton'),
  'antd/es/space': () => import(/* webpackChunkName: "antd" */ 'antd/es/space'),
  'antd/es/spin': () => import(/* webpackChunkName: "antd" */ 'antd/es/spin'),
  'antd/es/switch': () => import(/* webpackChunkName: "antd" */ 'antd/es/switch'),
  'antd/es/table': () => import(/* webpackChunkName: "antd" */ 'antd/es/table'),
  'antd/es/tag': () => import(/* webpackChunkName: "antd" */ 'antd/es/tag'),
  'antd/es/tooltip': () => import(/* webpackChunkName: "antd" */ 'antd/es/tooltip'),
  'antd/es/typography': () => import(/* webpackChunkName: "antd" */ 'antd/es/typography'),
  '@ant-design/icons/es/components/AntdIcon': () =>
    import(/* webpackChunkName: "antd" */ '@ant-design/icons/es/components/AntdIcon'),
  'antd/es/auto-complete': () => import('antd/es/auto-complete'),
  'antd/es/calendar': () => import('antd/es/calendar'),
  'antd/es/card': () => import('antd/es/card'),
  'antd/es/date-picker': () => import('antd/es/date-picker'),
  'antd/es/descriptions': () => import('antd/es/descriptions'),
  'antd/es/divider': () => import('antd/es/divider'),
  'antd/es/drawer': () => import('antd/es/drawer'),
  'antd/es/segmented': () => import('antd/es/segmented'),
  'antd/es/steps': () => import('antd/es/steps'),
  'antd/es/tabs': () => import('antd/es/tabs'),
  'antd/es/upload': () => import('antd/es/upload'),
};

/**
 * Builds the share scope of Module Federation; `tooling/webpack/sharing.mjs` names the same modules.
 * @param ofWork null outside the working area
 */
export function buildOffer(ofWork: WorkLibraries | null): Offer {
  const offer: Offer = {};
  for (const [name, module] of Object.entries({ ...OWN, ...ofWork })) {
    if (FROZEN.has(name)) Object.freeze(module);
    offer[name] = { ...share(name), lib: () => module };
  }
  for (const [name, load] of Object.entries({ ...(ofWork ? {} : FETCHED), ...ON_DEMAND })) {
    offer[name] = { ...share(name), get: () => load().then((module) => () => toModule(module)) };
  }
  return offer;
}

function share(name: string) {
  const version = name.endsWith('/remote-contract') ? REMOTE_CONTRACT_VERSION : (__NCB_SHARED_VERSIONS__[name] ?? '');
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
}

/** Marks an ES module: without it a remote's default import would get the whole namespace. */
function toModule(namespace: object): object {
  return Object.freeze(Object.defineProperty({ ...namespace }, '__esModule', { value: true }));
}
