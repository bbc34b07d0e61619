export { MovementChart, type MovementChartProps, type MovementPoint } from './MovementChart';
