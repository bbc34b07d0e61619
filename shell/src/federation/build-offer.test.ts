import { buildOffer } from './build-offer';

const SHARING: string = '@ncb/tooling/webpack/sharing.mjs';

describe('what the shell offers to remotes', () => {
  it('is what the remotes’ build takes from the shell, no more and no less', async () => {
    const { SHARED_MODULES } = (await import(SHARING)) as { SHARED_MODULES: string[] };
    expect(Object.keys(buildOffer(null)).sort()).toEqual([...SHARED_MODULES].sort());
  });
});
