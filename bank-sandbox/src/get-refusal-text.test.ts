import { REFUSAL_CODES } from '@ncb/shared-kernel/domain';
import { getRefusalText } from './get-refusal-text';

test.each(REFUSAL_CODES)('%s has a Ukrainian sentence', (code) => {
  expect(getRefusalText(code)).toMatch(/^[А-ЯҐЄІЇ].*\.$/);
});

test('a sentence shows the values that it was given', () => {
  expect(getRefusalText('invalid_sms_code', { triesLeft: '3' })).toContain('3');
});
