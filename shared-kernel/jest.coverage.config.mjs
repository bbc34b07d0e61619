/** Settings of `npm run test:coverage`: coverage of the domain rules by their own tests. */
import jest from '../jest.config.mjs';

const [kernel] = jest.projects;

export default {
  ...kernel,
  rootDir: '.',
  testMatch: ['<rootDir>/src/domain/**/*.test.ts'],
  collectCoverage: true,
  collectCoverageFrom: ['src/domain/**/*.ts', '!**/testing/**', '!**/*.test.ts'],
  coverageDirectory: '../var/coverage',
  coverageReporters: ['text-summary'],
  coverageThreshold: { global: { lines: 98 } },
};
