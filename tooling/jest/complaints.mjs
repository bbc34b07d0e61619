import { jest } from '@jest/globals';

// Console errors of React, antd or jsdom fail the test. Exception: updates from antd's own timers, which no test can
// wrap in act().
const UNWRAPPED_UPDATE = /not wrapped in act/;
/** @type {string[]} */
let complaints = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...complaint) => {
    complaints.push(complaint.map(String).join(' '));
  });
});

afterEach(() => {
  expect(complaints.filter((complaint) => !UNWRAPPED_UPDATE.test(complaint))).toEqual([]);
});
