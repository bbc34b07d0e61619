import { checkPeriod } from './check-period';

const INVALID = { field: 'start', key: 'invalidDates' };

describe('a period', () => {
  it.each([
    ['that begins before it ends', '2026-06-30', '2026-07-01', null],
    ['of one day', '2026-07-01', '2026-07-01', null],
    ['that begins after it ends', '2026-07-02', '2026-07-01', INVALID],
    ['with an open end', '2026-07-02', '', null],
    ['with an open beginning', '', '2026-07-02', null],
    ['that is open at both ends', '', '', null],
    ['whose beginning is no day', 'вчора', '2026-07-02', INVALID],
    ['whose end is no day', '2026-07-02', '2026-06-31', INVALID],
    ['whose only end is no day', '', '2026-06-31', INVALID],
  ])('%s (%s to %s) has the problem %j', (_, start, end, problem) => {
    expect(checkPeriod('start', start, end)).toEqual(problem);
  });
});
