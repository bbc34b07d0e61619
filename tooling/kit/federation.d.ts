import type { Configuration } from 'webpack';

/** Content of a `remote.json`, described by the kit's `remote.schema.json`; a faulty one fails the build. */
export interface Remote {
  readonly name: string;
  readonly contract: string;
  readonly pages: readonly { readonly name: string }[];
  readonly cards?: readonly { readonly name: string }[];
}

/** Returns the plugins that make a build a remote of the shell. `moduleOf` returns the module that exports `page`. */
export function federationPlugins(
  remote: Remote,
  options: {
    readonly moduleOf: (page: string) => string;
    /** Returns the module that exports `card`; default: `./src/cards/<card>.js`. */
    readonly cardModuleOf?: (card: string) => string;
    readonly isProduction?: boolean;
    readonly minifyStyles?: (css: string) => string;
  },
): NonNullable<Configuration['plugins']>;

/** Returns the output options by which the shell finds a remote's files. */
export function federationOutput(
  remote: Pick<Remote, 'name'>,
  isProduction?: boolean,
): NonNullable<Configuration['output']>;

/** Modules that the shell provides; importing them adds nothing to a remote. */
export const SHARED_MODULES: readonly string[];
export const ANTD_COMPONENTS: readonly string[];
/** Returns a component's module: `DatePicker` → `antd/es/date-picker`. */
export function antdModule(component: string): string;
