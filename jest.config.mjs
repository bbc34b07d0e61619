import { jestProjects } from './tooling/jest/projects.mjs';

/** Unit, component and in-process API tests of all packages. Browser stories are in e2e/ and run by Playwright. */
export default {
  // On a machine of two cores jest takes one by default.
  maxWorkers: 2,
  // Signing in and sending takes a second on an idle machine; five of them ran out on a busy one.
  testTimeout: 60_000,
  projects: jestProjects(import.meta.dirname),
};
