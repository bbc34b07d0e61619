/** Options of every command that works on a site. */
export const SITE_OPTIONS = {
  to: { value: 'place', about: 'folder or s3://bucket/prefix; without it NCB_DEPLOY_TO, else the site of npm start' },
  'new-site': { about: 'makes a site where there is none' },
  key: { value: 'file', about: "the owner's key; without it NCB_DEPLOY_KEY_FILE" },
};

export const DEPLOYMENT_OPTIONS = {
  percent: { value: 'n', about: 'share of the companies that get it at first, 100' },
  keep: { value: 'n', about: 'how many versions stay, 10' },
};

/**
 * Commands that also stand in the kit, as `ncb-deploy`.
 * @satisfies {Record<string, import('../../cli/run-command.mjs').Command>}
 */
export const DEPLOYMENT_COMMANDS = {
  promote: {
    about: 'gives the latest version of a remote to a share of the companies',
    operands: 'remote-… percent',
    options: SITE_OPTIONS,
    load: async () => (await import('./promote-command.mjs')).promoteCommand,
  },
  rollback: {
    about: 'returns all companies to the version before, or to one that is kept',
    operands: 'remote-…',
    options: { version: { value: 'version', about: 'to return to' }, ...SITE_OPTIONS },
    load: async () => (await import('./rollback-command.mjs')).rollbackCommand,
  },
  preview: {
    about: 'prints a link to a version that is not rolled out',
    operands: 'accounts@1.4.0',
    options: {
      app: { value: 'https://bank.example', about: 'address of the shell; not needed for the site of npm start' },
      page: { value: 'page', about: "the page to open; without it the remote's first" },
      hours: { value: 'n', about: 'how long the link works, 8' },
      ...SITE_OPTIONS,
    },
    load: async () => (await import('./preview-command.mjs')).previewCommand,
  },
  owners: {
    about: 'lists and changes who may deploy what',
    operands: 'key file | list | add id | rotate id | remove id',
    options: {
      'public-key': { value: 'key', about: 'of the owner to add, or its new one' },
      remotes: { value: 'a,b', about: 'names reserved to the owner' },
      pages: { value: 'a,b', about: 'pages reserved to the owner' },
      styles: { value: 'a,b', about: 'prefixes of class names reserved to the owner' },
      queries: { value: 'a,b', about: 'first words of query keys reserved to the owner' },
      lost: { about: 'rotate: nothing that the old key has signed stays valid' },
      ...SITE_OPTIONS,
    },
    details: `key file      makes a pair of keys and prints the public one
add site      the first owner, who signs all changes of this list
rotate id     replaces the key of an owner`.replace(/^/gm, '  '),
    load: async () => (await import('./owners-command.mjs')).ownersCommand,
  },
};
