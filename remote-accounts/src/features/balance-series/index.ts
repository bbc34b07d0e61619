export { buildBalanceSeries, buildTrendPoints, TREND_DAYS } from './build-balance-series';
export { loadDailyTurnovers } from './load-daily-turnovers';
