export { buildAmountScale } from './build-amount-scale';
export { MovementChart, type MovementChartProps, type MovementPoint } from './MovementChart';
