import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { failWhenStaying, watchLeaving, whenStaying } from './leaving';

watchLeaving();
const settled = jest.fn();

describe('leaving', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    settled.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a request fail at once on a page that stays', async () => {
    await expect(failWhenStaying(new Error('no line'))).rejects.toThrow('no line');
  });

  it('keeps a failure back while the page is being left, and tells it if the page stays', async () => {
    dispatchEvent(new Event('beforeunload'));
    void failWhenStaying(new Error('ended request')).catch(settled);
    void whenStaying().then(settled);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_100);
    expect(settled).toHaveBeenCalledTimes(2);
  });
});
