export interface LeaveDialogTexts {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
}

const VISIBLE = [
  ['display', 'block'],
  ['visibility', 'visible'],
  ['opacity', '1'],
  ['pointer-events', 'auto'],
  ['transform', 'none'],
] as const;

interface LeaveDialog {
  show(texts: LeaveDialogTexts): void;
  hide(): void;
  isShown(): boolean;
}

/**
 * Creates a modal dialog in the top layer, outside React, to leave a page that covers the frame. Its buttons are
 * handled by the window's first listeners, which no page can swallow.
 */
export function createLeaveDialog(onLeave: () => void, onStay: () => void): LeaveDialog {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  const leave = createButton('leavePage', 'ncb-action');
  const stay = createButton('stayOnPage', 'ncb-link');
  dialog.className = 'ncb-dialog ncb-leave';
  // Overrides page styles that hide everything.
  for (const [name, value] of VISIBLE) dialog.style.setProperty(name, value, 'important');
  title.id = 'ncb-leave-title';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, text, leave, stay);

  const hide = () => {
    dialog.close();
    dialog.remove();
  };
  const press = (pressed: EventTarget | null) => {
    if (!dialog.isConnected) return false;
    const isLeave = pressed === leave;
    if (!isLeave && pressed !== stay) return false;
    hide();
    (isLeave ? onLeave : onStay)();
    return true;
  };
  globalThis.addEventListener('click', ({ target }) => void press(target), true);
  globalThis.addEventListener(
    'keydown',
    (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && press(document.activeElement)) event.preventDefault();
      else if (event.key === 'Escape' && dialog.isConnected) press(stay);
    },
    true,
  );

  return {
    show(texts) {
      title.textContent = texts.title;
      text.textContent = texts.text;
      leave.textContent = texts.leave;
      stay.textContent = texts.stay;
      // Shown last: the top layer puts it above dialogs of the page.
      if (dialog.open) dialog.close();
      document.documentElement.append(dialog);
      dialog.showModal();
      leave.focus();
    },
    hide,
    isShown: () => dialog.isConnected,
  };
}

function createButton(action: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.dataset['action'] = action;
  return element;
}
