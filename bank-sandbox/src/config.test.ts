import { DEFAULT_CONFIG, readConfig } from './config';
import { readPepper } from './secrets';

test('an empty environment gives the defaults', () => {
  expect(readConfig({ NCB_PORT: '' })).toEqual(DEFAULT_CONFIG);
});

test('the environment sets what it names', () => {
  const config = readConfig({
    NCB_MODE: 'production',
    NCB_APP_ORIGIN: 'https://bank.example/ncb',
    NCB_SIGN_ORIGIN: 'https://sign.bank.example',
    NCB_PORT: '3000',
    DATABASE_URL: 'postgres://bank@db/bank',
    NCB_EXTRA_SCRIPT_ORIGINS: 'https://one.example, https://two.example',
    NCB_RATE_LIMITS: '10,20,30',
  });
  expect(config).toMatchObject({
    mode: 'production',
    appOrigin: 'https://bank.example',
    port: 3000,
    databaseUrl: 'postgres://bank@db/bank',
    extraScriptOrigins: ['https://one.example', 'https://two.example'],
    rateLimits: { signIn: 10, read: 20, write: 30 },
  });
});

test.each([
  [{ NCB_MODE: 'prod' }, /NCB_MODE/],
  [{ NCB_PORT: 'http' }, /NCB_PORT/],
  [{ NCB_RATE_LIMITS: '10' }, /NCB_RATE_LIMITS/],
  [{ NCB_SIGN_ORIGIN: DEFAULT_CONFIG.appOrigin }, /NCB_SIGN_ORIGIN/],
])('%j stops the start and is named, because a silent default would hide the mistake', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
});

test('production does not start without a pepper of its own', async () => {
  await expect(readPepper({ mode: 'production', pepper: null, dataDir: 'nowhere' })).rejects.toThrow('NCB_PEPPER');
});
