/** Starts a bank in this process before the tests; they find it by `NCB_TEST_BANK`. */
module.exports = async () => {
  const { startRemoteBank } = await import('@ncb/remote-bank');
  const bank = await startRemoteBank();
  process.env.NCB_TEST_BANK = bank.origin;
  globalThis.__NCB_REMOTE_BANK__ = bank;
};
