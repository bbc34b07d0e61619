/**
 * Below `/main/`, where remotes have their pages, these are the shell's own. A file of its own: what makes a repository
 * is bundled without the schemas beside it.
 */
export const SHELL_PAGES = ['today', 'changePasswd', 'diagnostics', 'debug'];
