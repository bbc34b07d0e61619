export const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog');
