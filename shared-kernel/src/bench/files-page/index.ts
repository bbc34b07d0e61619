export { page } from './page';
