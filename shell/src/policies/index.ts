export type { PolicyName } from './PolicyPage';
