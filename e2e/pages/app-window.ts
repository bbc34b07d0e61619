import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TestBank } from '../support/bank';
import type { Login } from '../support/people';
import { getMenuGroup } from './get-menu-group';

/** Wait options for a page while other tests run too. Polls by time: a hidden tab draws no frames. */
const WAIT_OPTIONS = { timeout: 15_000, polling: 100 };

/** Browser window with the client: locators and navigation that all page models use. */
export class AppWindow {
  readonly page: Page;
  readonly bank: TestBank;
  login: Login = 'director1';

  constructor(page: Page, bank: TestBank) {
    this.page = page;
    this.bank = bank;
  }

  field(name: string): Locator {
    return this.page.locator(`[data-field="${name}"]`);
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
  }

  option(words: string): Locator {
    return this.page.locator('.ant-select-item-option', { hasText: words });
  }

  problem(field: string): Locator {
    return this.page.locator('.ncb-field, .ncb-checkbox', { has: this.field(field) }).locator('[data-problem]');
  }

  async opensTheAddress(path = ''): Promise<void> {
    await this.page.goto(`${this.bank.appOrigin}/ncb/${path}`);
  }

  /**
   * Navigates within the application without reloading, which would cost 1 s of processor time; loads the address if
   * nothing is open.
   */
  async goesTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.bank.appOrigin)) return this.opensTheAddress(path);
    await this.page.evaluate((address) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `/ncb/${path}`);
  }

  /** Chooses an entry of the main menu, opening its group and the phone menu if needed. */
  async opensMenu(code: string): Promise<void> {
    await this.seesMenu(code);
    await this.menuItem(code).click();
  }

  async seesMenu(code: string): Promise<void> {
    const item = this.menuItem(code);
    if (await item.isVisible()) return;
    const menu = this.page.locator('.ncb-menu');
    if (!(await menu.isVisible())) await this.action('toggleMenu').click();
    await expect(menu).toBeVisible();
    if (await item.isVisible()) return;
    await this.menuItem(getMenuGroup(code)).click();
    await expect(item).toBeVisible();
  }

  /** Returns the clickable element of a page's or group's menu entry; the group's element also contains its pages. */
  menuItem(code: string): Locator {
    const item = `[data-menu="${code}"]`;
    return this.page.locator(`${item}[role="menuitem"], ${item} > [role="menuitem"]`);
  }

  async seesPage(name: string): Promise<void> {
    const place = `[data-page="${name}"]`;
    // Polls 10 times a second; `expect` polls after 0.1, 0.35 and 0.85 s, and pages appear just after that.
    await this.page.waitForFunction(
      (selector) => document.querySelector(selector)?.checkVisibility(),
      place,
      WAIT_OPTIONS,
    );
    await expect(this.page.locator(place)).toBeVisible();
  }

  async seesWholePage(name: string): Promise<void> {
    await this.seesPage(name);
    await this.page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, WAIT_OPTIONS);
  }
}
