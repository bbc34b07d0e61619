export { UAH_FILES } from './uah-files';
