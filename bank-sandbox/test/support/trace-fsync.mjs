/** Writes synced and renamed paths to the file of `NCB_TRACE_TO`. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync, renameSync, appendFileSync, readlinkSync } = fs;
const trace = (event) => appendFileSync(process.env.NCB_TRACE_TO, `${JSON.stringify(event)}\n`);

fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  trace({ synced: readlinkSync(`/proc/self/fd/${descriptor}`) });
};
fs.renameSync = (from, to) => {
  const files = fs.statSync(from).isDirectory() ? fs.readdirSync(from, { recursive: true }) : [];
  renameSync(from, to);
  trace({ renamed: from, to, files });
};
syncBuiltinESMExports();
