import { execFileSync } from 'node:child_process';
import { createMaximumFigure, type Figure } from './figure';

const EVERY_MS = 250;

/** Watches the memory of a process. @returns ends the watch and returns the highest value seen */
export function watchMemory(pid: number): () => Figure {
  let most = 0;
  const look = () => {
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
    most = Math.max(most, kilobytes / 1024);
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return createMaximumFigure('memory of the process under this load, at most', most, 350, 'MB');
  };
}
