export { PartField, PartText, type PartFieldProps, type PartTextProps } from './PartField';
