export { CONTENTS } from './contents';
export { PAYMENT, PAYMENT_TEXT } from './payment';
export { TEXTS } from './texts';
