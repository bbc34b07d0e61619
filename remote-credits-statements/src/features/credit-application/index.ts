export { ApplicationForm } from './ApplicationForm';
export { Applications } from './Applications';
