/** Ends a program of the kit under another Node than the supported ones; imported first. */
import { isSupportedNode, SUPPORTED_NODE } from './is-supported-node.mjs';

if (!isSupportedNode()) {
  console.error(`This is Node ${process.versions.node}; Node ${SUPPORTED_NODE} is required.`);
  process.exit(1);
}
