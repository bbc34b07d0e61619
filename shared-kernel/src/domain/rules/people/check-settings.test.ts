import { checkSettings } from './check-settings';

describe('checkSettings', () => {
  it.each(['', '1', '10', '480', '010'])('takes the time-out "%s"', (timeout) => {
    expect(checkSettings({ timeout })).toEqual([]);
  });

  it.each(['0', '481', '1.5', '-5', '10 хв', '1e2', '00010', '１０'])('refuses the time-out "%s"', (timeout) => {
    expect(checkSettings({ timeout })).toEqual([
      { field: 'timeoutInterval', key: 'incorrectTimeout', params: { min: '1', max: '480' } },
    ]);
  });
});
