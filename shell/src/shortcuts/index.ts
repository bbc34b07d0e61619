export const loadShortcuts = () => import(/* webpackChunkName: "help" */ './ShortcutsDialog');
