import { createPageTraces } from './create-page-traces';

const makeVisible = (element: HTMLElement) => {
  element.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  return element;
};

beforeEach(() => {
  document.head.replaceChildren();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
});

describe('what a page leaves in the document', () => {
  it('is taken away: a node that is seen, a handler of the window, what hides the shell', () => {
    const traces = createPageTraces();
    traces.begin();
    const node = makeVisible(document.createElement('div'));
    document.body.append(node);
    window.onbeforeunload = () => 'stay';
    const root = document.getElementById('root') as HTMLElement;
    root.inert = true;
    root.setAttribute('inert', '');
    document.body.style.visibility = 'hidden';
    expect(traces.end()).toBe(true);
    expect(node.isConnected).toBe(false);
    expect(window.onbeforeunload).toBeNull();
    expect(root).not.toHaveAttribute('inert');
    expect(document.body.style.visibility).toBe('');
  });

  it('is nothing where the look’s own layers stay', () => {
    const traces = createPageTraces();
    traces.begin();
    const layer = makeVisible(document.createElement('div'));
    layer.className = 'ant-notification';
    const style = document.createElement('style');
    style.dataset['cssHash'] = 'x';
    style.setAttribute('data-css-hash', 'x');
    document.body.append(layer, document.createElement('div'));
    document.head.append(style);
    expect(traces.end()).toBe(false);
    expect([layer.isConnected, style.isConnected]).toEqual([true, true]);
  });

  it('is put back for a style when the page is shown again', () => {
    const traces = createPageTraces();
    traces.begin();
    const style = document.createElement('style');
    document.head.append(style);
    traces.end();
    expect(style.isConnected).toBe(false);
    traces.begin();
    expect(style.isConnected).toBe(true);
    traces.end();
  });
});
