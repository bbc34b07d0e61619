import type { Configuration } from 'webpack';

/** A `remote.json`; `remote.schema.json` of the kit describes it, and a faulty one ends the build with the reasons. */
export interface Remote {
  readonly name: string;
  readonly contract: string;
  readonly pages: readonly { readonly name: string }[];
  readonly cards?: readonly { readonly name: string }[];
}

/** The plugins that make a build a remote of the shell. `moduleOf`: the module that exports `page`. */
export function federationPlugins(
  remote: Remote,
  options: {
    readonly moduleOf: (page: string) => string;
    /** The module that exports `card`; without it `./src/cards/<card>.js`. */
    readonly cardModuleOf?: (card: string) => string;
    readonly isProduction?: boolean;
    /** What makes the style sheet smaller. */
    readonly minifyStyles?: (css: string) => string;
  },
): NonNullable<Configuration['plugins']>;

/** How the shell finds the files of a remote. */
export function federationOutput(
  remote: Pick<Remote, 'name'>,
  isProduction?: boolean,
): NonNullable<Configuration['output']>;

/** Modules that the shell gives; an import of one of them costs a remote nothing. */
export const SHARED_MODULES: readonly string[];
export const ANTD_COMPONENTS: readonly string[];
/** `DatePicker` → `antd/es/date-picker`. */
export function antdModule(component: string): string;
