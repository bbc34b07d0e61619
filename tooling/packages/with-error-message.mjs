/** Runs a command; prints an error's message without its stack. @type {(work: () => Promise<void>) => Promise<void>} */
export async function withErrorMessage(work) {
  try {
    await work();
  } catch (error) {
    console.error(process.env.NCB_STACK === '1' || !(error instanceof Error) ? error : error.message);
    process.exitCode = 1;
  }
}
