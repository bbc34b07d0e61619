import { CONTRACT_MODULE } from '../contract/fits.mjs';

/**
 * What the shell gives to every remote at run time: one copy of each library for the whole page. This file is the one
 * declaration for both sides; `shell/src/remotes/offer.ts` hands over the same names and a test compares them.
 */

/** Libraries with one instance per page: their state (hooks, contexts, caches) breaks in two copies. */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'i18next',
  'react-i18next',
  'dayjs',
  '@tanstack/react-query',
  CONTRACT_MODULE,
];

/**
 * antd's components that remotes may use, shared one by one: antd as one shared module costs half a second on a slow
 * line. A component that is not here fails the remote's build; adding one is a line here and a line in the shell.
 */
export const ANTD_COMPONENTS = [
  'Alert',
  'App',
  'AutoComplete',
  'Badge',
  'Button',
  'Calendar',
  'Card',
  'Checkbox',
  'DatePicker',
  'Descriptions',
  'Divider',
  'Drawer',
  'Dropdown',
  'Empty',
  'Flex',
  'Form',
  'Grid',
  'Input',
  'Modal',
  'Pagination',
  'Popover',
  'Progress',
  'Radio',
  'Result',
  'Segmented',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Steps',
  'Switch',
  'Table',
  'Tabs',
  'Tag',
  'Tooltip',
  'Typography',
  'Upload',
];

/** `DatePicker` → `antd/es/date-picker`, the module that an import from antd is turned into. */
export function antdModule(/** @type {string} */ component) {
  return `antd/es/${component.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}`;
}

/** The icons' common base; with two copies the second adds style elements without the nonce. */
export const ICON_BASE = '@ant-design/icons/es/components/AntdIcon';

export const SHARED_MODULES = [...SINGLETONS, ...ANTD_COMPONENTS.map(antdModule), ICON_BASE];

/**
 * Module Federation's declaration for a remote: everything comes from the shell, no copy of one's own is built in.
 * @param {string} contractRange of `remote-contract` versions
 * @returns {Record<string, object>[]}
 */
export function sharedByShell(contractRange) {
  return SHARED_MODULES.map((name) => ({ [name]: fromShell(name === CONTRACT_MODULE ? contractRange : undefined) }));
}

/**
 * @param {string} [requiredVersion] what package.json asks for, unless said otherwise
 */
function fromShell(requiredVersion) {
  return { import: false, singleton: true, strictVersion: true, ...(requiredVersion && { requiredVersion }) };
}
