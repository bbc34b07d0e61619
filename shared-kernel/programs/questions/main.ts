import { createInterface } from 'node:readline';
import { answerLine } from './answer-line';

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  // Waits for a slow reader; otherwise the answers to a long file would fill the memory.
  if (!process.stdout.write(`${answerLine(line)}\n`))
    await new Promise((drained) => process.stdout.once('drain', drained));
}
