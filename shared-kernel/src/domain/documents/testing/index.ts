export { PAYMENT, PAYMENT_TEXT } from './payment';
