export { RequestPage } from './RequestPage';
