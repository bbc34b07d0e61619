export { AccountListPage } from './AccountListPage';
