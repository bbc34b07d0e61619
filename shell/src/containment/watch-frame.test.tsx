import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { watchFrame } from './watch-frame';

const onSwallowed = jest.fn();
const startLooking = watchFrame({ onCovered: () => undefined, onSwallowed, onFocusTaken: () => undefined });
const swallow = (event: Event) => event.stopPropagation();
let stopLooking: () => void;

/** Clicks and waits for the check after the click. */
async function clicks(selector: string): Promise<void> {
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
}

describe('watchFrame', () => {
  beforeEach(() => {
    onSwallowed.mockClear();
    render(
      <>
        <div id="root">
          <header className="ncb-top-bar">
            <button id="bar" />
          </header>
          <button id="page" />
        </div>
        <div className="ncb-drawer">
          <button id="menu" />
        </div>
      </>,
    );
    stopLooking = startLooking();
  });
  afterEach(() => {
    stopLooking();
    document.removeEventListener('click', swallow, true);
  });

  it.each(['#bar', '#menu', '#page'])('finds nothing swallowed of a click that reaches %s', async (place) => {
    await clicks(place);
    expect(onSwallowed).not.toHaveBeenCalled();
  });

  it.each(['#bar', '#menu'])('tells of each click that a page keeps from %s', async (place) => {
    document.addEventListener('click', swallow, true);
    await clicks(place);
    await clicks(place);
    expect(onSwallowed).toHaveBeenCalledTimes(2);
  });

  it('leaves clicks on the page to the page', async () => {
    document.addEventListener('click', swallow, true);
    await clicks('#page');
    expect(onSwallowed).not.toHaveBeenCalled();
  });
});
