import { CONTRACT_MODULE } from '../contract/misfits.mjs';

/**
 * Modules that the shell shares with every remote: one copy per page. Declared here for both sides; a test compares
 * `shell/src/federation/build-offer.ts`.
 */

/** Libraries with one instance per page: their state (hooks, contexts, caches) breaks in two copies. */
const SINGLETONS = [
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
 * antd components that remotes may use, shared one by one: as one module antd costs 0.5 s on a slow line. Another
 * component fails the remote's build; add it here and in the shell.
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

/** Returns the module of an antd component: `DatePicker` → `antd/es/date-picker`. */
export function antdModule(/** @type {string} */ component) {
  return `antd/es/${component.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}`;
}

/** Common base of the icons; a second copy would add style elements without the nonce. */
export const ICON_BASE = '@ant-design/icons/es/components/AntdIcon';

export const SHARED_MODULES = [...SINGLETONS, ...ANTD_COMPONENTS.map(antdModule), ICON_BASE];

/** Returns a module's package: `antd` for `antd/es/table`. @type {(module: string) => string} */
export function getPackageName(module) {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Builds Module Federation's `shared` options for a remote: everything comes from the shell.
 * Ranges are explicit: by default the manifest has the installed version, and the run-time check uses `package.json`'s
 * range.
 * @param {string} contractRange of `remote-contract` versions
 * @param {(packageName: string) => string | null} rangeOf returns the range that the remote's code is written for
 * @returns {Record<string, object>[]}
 */
export function buildSharedOptions(contractRange, rangeOf) {
  return SHARED_MODULES.map((name) => {
    const requiredVersion = name === CONTRACT_MODULE ? contractRange : rangeOf(getPackageName(name));
    return {
      [name]: { import: false, singleton: true, strictVersion: true, ...(requiredVersion && { requiredVersion }) },
    };
  });
}
