import { createInterface } from 'node:readline';
import { answerLine } from './answer-line';

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  // Waiting for a slow reader keeps a long file of questions from filling the memory with answers.
  if (!process.stdout.write(`${answerLine(line)}\n`))
    await new Promise((drained) => process.stdout.once('drain', drained));
}
