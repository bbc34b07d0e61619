import { buildJestProjects } from './tooling/jest/build-jest-projects.mjs';

/** Unit, component and in-process API tests of all packages. Playwright runs the end-to-end tests in e2e/. */
export default {
  // jest's default on two cores is one.
  maxWorkers: 2,
  // Signing in and sending takes 1 s on an idle machine; jest's default of 5 s is too short on a busy one.
  testTimeout: 60_000,
  projects: buildJestProjects(import.meta.dirname),
};
