import { buildPackages } from './build-packages.mjs';
import { choosePackages } from './choose-packages.mjs';
import { getBuiltPackages } from './tree.mjs';

/** @param {import('../cli/run-command.mjs').Input} input */
export async function buildCommand({ positionals }) {
  await buildPackages(choosePackages(positionals, getBuiltPackages()));
}
