/** Pages of the shell below `/main/`. Separate file: `create-ncb-remote` is bundled without the schemas. */
export const SHELL_PAGES = ['today', 'changePasswd', 'diagnostics', 'debug'];
