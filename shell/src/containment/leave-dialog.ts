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

export interface LeaveDialog {
  /** Shows the dialog above everything, also above what was shown later. */
  show(texts: LeaveDialogTexts): void;
  hide(): void;
  isShown(): boolean;
}

/**
 * Makes the way out of a page that covers the frame: a modal dialog in the browser's top layer, outside of React. While it
 * is shown everything else is inert. Its buttons are pressed by the window's first listeners, which no page can keep an
 * event from; they are added before code of any remote runs.
 */
export function createLeaveDialog(onLeave: () => void, onStay: () => void): LeaveDialog {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  const leave = button('leavePage', 'ncb-action');
  const stay = button('stayOnPage', 'ncb-link');
  dialog.className = 'ncb-dialog ncb-leave';
  // Against rules of the page that hide everything.
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
      // Last in the document and shown last: the top layer has it above dialogs that the page opened.
      if (dialog.open) dialog.close();
      document.documentElement.append(dialog);
      dialog.showModal();
      leave.focus();
    },
    hide,
    isShown: () => dialog.isConnected,
  };
}

function button(action: string, className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.dataset['action'] = action;
  return made;
}
