import { armAfterSight, ARMING_DELAY_MS, type Arming } from './arm-after-sight';

function watched() {
  const states: Arming[] = [];
  return { states, see: armAfterSight((state) => states.push(state)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('armAfterSight', () => {
  it('arms after the widget was seen for 0.8 s, not a moment earlier', () => {
    const { states, see } = watched();
    see(true);
    jest.advanceTimersByTime(ARMING_DELAY_MS - 1);
    expect(states).toEqual(['waiting']);
    jest.advanceTimersByTime(1);
    expect(states).toEqual(['waiting', 'armed']);
    expect(ARMING_DELAY_MS).toBe(800);
  });

  it('says at once that it is hidden when it was never seen', () => {
    const { states, see } = watched();
    see(false);
    see(false);
    expect(states).toEqual(['hidden']);
  });

  it('starts again from nothing when the widget was out of sight for a moment', () => {
    const { states, see } = watched();
    see(true);
    jest.advanceTimersByTime(700);
    see(false);
    see(true);
    jest.advanceTimersByTime(700);
    expect(states).toEqual(['waiting', 'hidden', 'waiting']);
  });

  it('disarms at once when the widget goes out of sight, and arms again after another 0.8 s', () => {
    const { states, see } = watched();
    see(true);
    jest.advanceTimersByTime(ARMING_DELAY_MS);
    see(false);
    expect(states.at(-1)).toBe('hidden');
    see(true);
    jest.advanceTimersByTime(ARMING_DELAY_MS);
    expect(states.at(-1)).toBe('armed');
  });

  it('does not start again when it is told twice that the widget is seen', () => {
    const { states, see } = watched();
    see(true);
    jest.advanceTimersByTime(700);
    see(true);
    jest.advanceTimersByTime(100);
    expect(states.at(-1)).toBe('armed');
  });
});
