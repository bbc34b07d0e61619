// @ts-check
const BANK = '@ncb/remote-bank';

/** Starts a bank in this process before the tests, which find it by `NCB_TEST_BANK`, and stops it after them. */
module.exports = async () => {
  const { startRemoteBank } = await import(BANK);
  const bank = await startRemoteBank();
  process.env['NCB_TEST_BANK'] = bank.origin;
  // Jest calls what is returned by nobody: the other file finds it here.
  Object.assign(globalThis, { stopRemoteBank: bank.stop });
};
