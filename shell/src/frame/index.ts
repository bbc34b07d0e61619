export { default, preloadPage } from './WorkingArea';
