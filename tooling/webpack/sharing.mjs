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

/** `antd` of `antd/es/table`. @type {(module: string) => string} */
export function packageOf(module) {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Module Federation's declaration for a remote: everything comes from the shell, no copy of one's own is built in. The
 * ranges are said here: left to itself the plugin writes into the manifest what happens to be installed, and asks at run
 * time for what `package.json` says, so that the deployment would check another thing than the browser.
 * @param {string} contractRange of `remote-contract` versions
 * @param {(packageName: string) => string | null} rangeOf the range that the remote's code is written for
 * @returns {Record<string, object>[]}
 */
export function sharedByShell(contractRange, rangeOf) {
  return SHARED_MODULES.map((name) => {
    const requiredVersion = name === CONTRACT_MODULE ? contractRange : rangeOf(packageOf(name));
    return {
      [name]: { import: false, singleton: true, strictVersion: true, ...(requiredVersion && { requiredVersion }) },
    };
  });
}
