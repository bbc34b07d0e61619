import { test as base } from '../test';
import { startIitSite, type IitSite } from './start-iit-site';

export const test = base.extend<object, { iit: IitSite }>({
  iit: [
    async ({ hosts: _ }, use) => {
      const iit = await startIitSite();
      await use(iit);
      await iit.stop();
    },
    { scope: 'worker' },
  ],

  settings: [async ({ iit }, use) => use({ NCB_IIT_WIDGET_URL: iit.url }), { scope: 'worker' }],
});
