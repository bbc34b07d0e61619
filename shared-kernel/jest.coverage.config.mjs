/** `npm run test:coverage`: how much of the kernel's rules its own tests run. */
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
