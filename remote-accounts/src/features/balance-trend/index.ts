export { default as balanceTrendStyles } from './balance-trend.module.css';
export { BalanceTrend } from './BalanceTrend';
export { TrendProvider } from './TrendContext';
