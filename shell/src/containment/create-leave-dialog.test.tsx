import { fireEvent } from '@testing-library/react';
import { createLeaveDialog } from './create-leave-dialog';
import { installDialogMethods } from '../sign-in/testing';

const TEXTS = { title: 'Закрито', text: 'Можна вийти', leave: 'Вийти', stay: 'Лишитися' };

const button = (action: string) => {
  const element = document.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (!element) throw new Error(`no ${action}`);
  return element;
};

describe('the dialog that leads out of a page', () => {
  const onLeave = jest.fn();
  const onStay = jest.fn();
  const dialog = createLeaveDialog(onLeave, onStay);
  const swallow = (event: Event) => event.stopImmediatePropagation();
  // The page swallows all clicks and keys.
  beforeAll(installDialogMethods);
  beforeAll(() => ['click', 'keydown'].forEach((kind) => window.addEventListener(kind, swallow, true)));
  afterAll(() => ['click', 'keydown'].forEach((kind) => window.removeEventListener(kind, swallow, true)));
  beforeEach(() => {
    jest.clearAllMocks();
    dialog.show(TEXTS);
  });

  it('has the focus on the way out and is named by its title', () => {
    expect(button('leavePage')).toHaveFocus();
    expect(document.querySelector('[role="alertdialog"]')).toHaveAccessibleName('Закрито');
    dialog.hide();
  });

  it.each([
    ['click', () => fireEvent.click(button('leavePage'))],
    ['Enter', () => fireEvent.keyDown(button('leavePage'), { key: 'Enter' })],
  ])('leads out by %s although the page keeps every press', (_, press) => {
    press();
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(dialog.isShown()).toBe(false);
  });

  it('is left by Escape', () => {
    fireEvent.keyDown(button('stayOnPage'), { key: 'Escape' });
    expect(onStay).toHaveBeenCalledTimes(1);
    expect(dialog.isShown()).toBe(false);
  });
});
