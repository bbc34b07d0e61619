import { jest } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry } from '../registry/registry.mjs';
import { refuseMisfit, refuseShellMisfits } from './refuse-misfits.mjs';
import { openSite } from '../site.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { deployTo } from '../testing/deploy-to.mjs';
import { temporaryFolder, writeRemote } from '../testing/samples.mjs';

const folder = temporaryFolder();
const root = join(folder, 'remote');
let sites = 0;
const site = () => openTarget(join(folder, `site-${(sites += 1)}`));

const contract = (/** @type {object} */ more = {}) =>
  JSON.stringify({ version: '1.1.0', exports: [], shared: { react: '19.3.1' }, ...more });
const shell = (/** @type {object} */ more = {}) => {
  const dist = join(folder, `shell-${(sites += 1)}`);
  mkdirSync(dist);
  writeFileSync(join(dist, 'contract.json'), contract(more));
  return dist;
};

describe('a remote that does not fit', () => {
  it('is refused by the shell that is deployed', async () => {
    const target = site();
    await target.put('app/ncb/contract.json', Buffer.from(contract({ version: '2.0.0' })));
    await expect(refuseMisfit(target, writeRemote(root))).rejects.toThrow(
      'loans does not fit the deployed shell: it asks for the contract ^1.0.0 and the shell has 2.0.0',
    );
  });

  it('is refused by an older shell than the one that it was built for', async () => {
    const target = site();
    await target.put('app/ncb/contract.json', Buffer.from(contract()));
    await expect(refuseMisfit(target, writeRemote(root, { ncb: { builtWith: '1.2.0' } }))).rejects.toThrow(
      'it was built with the contract 1.2.0 and needs a newer shell than this one, which has 1.1.0',
    );
    await refuseMisfit(target, writeRemote(root, { ncb: { builtWith: '1.1.0' } }));
  });

  it('is not compared with half a contract, which is named', async () => {
    const target = site();
    await target.put('app/ncb/contract.json', Buffer.from('{ "version": '));
    await expect(refuseMisfit(target, writeRemote(root))).rejects.toThrow(
      `${target.place}/app/ncb/contract.json is no contract of a shell: `,
    );
  });

  it('is let in where it fits, and where no shell is yet', async () => {
    const target = site();
    await refuseMisfit(target, writeRemote(root));
    await target.put('app/ncb/contract.json', Buffer.from(contract()));
    await refuseMisfit(target, root);
  });
});

describe('a shell in which a deployed remote could not run', () => {
  const deployedLoans = async () => {
    const target = site();
    await deployTo(target, writeRemote(root));
    return target;
  };

  it('is refused, by name of the remote', async () => {
    const target = await deployedLoans();
    await expect(
      refuseShellMisfits(await openSite({ target }), shell({ shared: { react: '20.0.0' } }), []),
    ).rejects.toThrow(
      /^loans 1\.0\.0-\w+, which is deployed, would not fit this shell: it needs react \^19\.0\.0 and the shell gives 20\.0\.0$/,
    );
    await refuseShellMisfits(await openSite({ target }), shell(), []);
  });

  it('is let in beside a remote whose manifest somebody spoiled by hand, which is named', async () => {
    const target = site();
    const { manifest, version } = await deployTo(target, writeRemote(root));
    await target.put(`app${manifest}`, Buffer.from('{ half'));
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    await refuseShellMisfits(await openSite({ target }), shell(), []);
    const lines = consoleError.mock.calls.join();
    consoleError.mockRestore();
    expect(lines).toContain(`${target.place}/app${manifest} is no manifest: loans ${version} is broken`);
  });

  it('is refused when it lacks a text or a class that the remote names', async () => {
    const target = site();
    await deployTo(target, writeRemote(root, { ncb: { texts: ['common.save'], classes: ['ncb-page'] } }));
    await expect(
      refuseShellMisfits(await openSite({ target }), shell({ texts: [], classes: ['ncb-page'] }), []),
    ).rejects.toThrow('would not fit this shell: it uses the text common.save, which the contract 1.1.0 does not have');
    await refuseShellMisfits(await openSite({ target }), shell({ texts: ['common.save'], classes: ['ncb-page'] }), []);
  });

  it('is let in when that remote is switched off or deployed along with it', async () => {
    const target = await deployedLoans();
    const newer = shell({ version: '2.0.0' });
    await refuseShellMisfits(await openSite({ target }), newer, ['loans']);
    await changeRegistry(target, (registry) => ({
      ...registry,
      remotes: registry.remotes.map((entry) => ({ ...entry, enabled: false })),
    }));
    await refuseShellMisfits(await openSite({ target }), newer, []);
  });
});
