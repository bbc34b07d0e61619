/** Runs a command; prints an error's message without its stack. @type {(work: () => Promise<void>) => Promise<void>} */
export async function withErrorMessage(work) {
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

/** @type {(error: unknown) => void} */
export function printError(error) {
  console.error(process.env.NCB_STACK === '1' || !(error instanceof Error) ? error : error.message);
}
