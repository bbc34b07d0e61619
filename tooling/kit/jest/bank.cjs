// @ts-check
const BANK = '@ncb/remote-bank';

/** Starts a bank in this process for all tests; they find it by `NCB_TEST_BANK`. */
module.exports = async () => {
  const { startRemoteBank } = await import(BANK);
  const bank = await startRemoteBank();
  process.env['NCB_TEST_BANK'] = bank.origin;
  // Jest ignores the returned value; bank-stop.cjs finds the function here.
  Object.assign(globalThis, { stopRemoteBank: bank.stop });
};
