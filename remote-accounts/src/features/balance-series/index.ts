export { buildBalanceSeries, buildTrendPoints, getTrendStart, TREND_DAYS } from './build-balance-series';
