import { createThrottle } from './create-throttle';

describe('createThrottle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs at once, and the calls of a period once at its end', () => {
    const action = jest.fn();
    const throttle = createThrottle(action, 1000);
    throttle.run();
    expect(action).toHaveBeenCalledTimes(1);
    throttle.run();
    throttle.run();
    jest.advanceTimersByTime(999);
    expect(action).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(2);
    throttle.run();
    expect(action).toHaveBeenCalledTimes(3);
  });

  it('runs nothing once it is stopped', () => {
    const action = jest.fn();
    const throttle = createThrottle(action, 1000);
    throttle.run();
    throttle.run();
    throttle.stop();
    jest.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
