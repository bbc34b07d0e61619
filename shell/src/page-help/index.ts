export { loadPageHelpTexts, type HelpedPage } from './page-help-texts';
export const loadPageHelp = () => import(/* webpackChunkName: "help" */ './PageHelpDialog');
