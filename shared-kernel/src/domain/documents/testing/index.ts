export { CONTENTS } from './contents';
export { PAYMENT, PAYMENT_TEXT } from './payment';
