import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root';

export async function importTooling<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(join(ROOT, 'tooling', file)).href)) as Module;
}
