import { CODE_LIMIT } from '../registry';
import { loadStyleSheet } from './page-styles';

const PLACE = { address: '/ncb/remotes/loans/1/styles.css', integrity: 'sha384-A' };

function latestLink(): HTMLLinkElement {
  const [link] = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].slice(-1);
  if (!link) throw new Error('no link');
  return link;
}

function arrives(link: HTMLLinkElement): { disabled: boolean } {
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  link.dispatchEvent(new Event('load'));
  return sheet;
}

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

describe('a style sheet of a remote', () => {
  it('is asked for with its hash, after the sheets of the shell', async () => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/base.css' }));
    const loading = loadStyleSheet(PLACE);
    const link = latestLink();
    expect(link.getAttribute('href')).toBe(PLACE.address);
    expect(link.integrity).toBe('sha384-A');
    expect(link.crossOrigin).toBe('anonymous');
    arrives(link);
    expect(await loading).not.toBeNull();
  });

  it('has no hash where a developer’s own server gives it', () => {
    void loadStyleSheet({ ...PLACE, integrity: null });
    expect(latestLink().hasAttribute('integrity')).toBe(false);
  });

  it('counts while it is shown, and is shown again without being asked for', async () => {
    const loading = loadStyleSheet(PLACE);
    const link = latestLink();
    const sheet = arrives(link);
    const styles = await loading;
    expect(sheet.disabled).toBe(true);
    styles?.show();
    expect(sheet.disabled).toBe(false);
    styles?.hide();
    expect(sheet.disabled).toBe(true);
    styles?.show();
    expect(sheet.disabled).toBe(false);
    expect(latestLink()).toBe(link);
  });

  it('that does not come, or is not what was pinned, is none and leaves nothing behind', async () => {
    const loading = loadStyleSheet(PLACE);
    latestLink().dispatchEvent(new Event('error'));
    expect(await loading).toBeNull();
    expect(document.querySelector('link')).toBeNull();
  });

  it('is not waited for longer than for code', async () => {
    jest.useFakeTimers();
    const loading = loadStyleSheet(PLACE);
    jest.advanceTimersByTime(CODE_LIMIT);
    expect(await loading).toBeNull();
    expect(document.querySelector('link')).toBeNull();
  });
});
