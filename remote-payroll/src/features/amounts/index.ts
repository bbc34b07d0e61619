export { AmountsSwitch } from './AmountsSwitch';
export { MaskedAmount } from './MaskedAmount';
