export { CURRENCY_TEMPLATES } from './template-kind';
