import { jest } from '@jest/globals';

// What React, antd or jsdom complain about is a defect of the code or of the test. Only updates that antd makes by timers
// of its own, which no test can wrap, are let pass.
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
