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
    NCB_OFFICIAL_RATES: '1',
    NCB_SECURITY_CONTACTS: 'mailto:a@bank.example, https://bank.example/security',
    NCB_SECURITY_EXPIRES: '2027-06-30',
    NCB_SECURITY_LANGUAGES: 'uk',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/otlp/',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  });
  expect(config).toMatchObject({
    mode: 'production',
    appOrigin: 'https://bank.example',
    port: 3000,
    databaseUrl: 'postgres://bank@db/bank',
    extraScriptOrigins: ['https://one.example', 'https://two.example'],
    rateLimits: { signIn: 10, read: 20, write: 30 },
    showsOfficialRates: true,
    securityContacts: ['mailto:a@bank.example', 'https://bank.example/security'],
    securityExpires: new Date('2027-06-30T23:59:59Z'),
    securityLanguages: ['uk'],
    tracesEndpoint: 'http://collector:4318/otlp/v1/traces',
    tracesRatio: 0.25,
  });
});

test.each([
  [{ NCB_MODE: 'prod' }, /NCB_MODE/],
  [{ NCB_PORT: 'http' }, /NCB_PORT/],
  [{ NCB_RATE_LIMITS: '10' }, /NCB_RATE_LIMITS/],
  [{ NCB_MODE: 'production', NCB_APP_ORIGIN: 'http://bank.example' }, /NCB_APP_ORIGIN/],
  [{ NCB_MODE: 'production', NCB_SIGN_ORIGIN: 'http://sign.bank.example' }, /NCB_SIGN_ORIGIN/],
  [{ NCB_MODE: 'production', NCB_PLAIN_COOKIES: '1' }, /NCB_PLAIN_COOKIES/],
  [{ NCB_OFFICIAL_RATES: 'yes' }, /NCB_OFFICIAL_RATES/],
  [{ NCB_SIGN_ORIGIN: DEFAULT_CONFIG.appOrigin }, /NCB_SIGN_ORIGIN/],
  [{ NCB_SECURITY_CONTACTS: 'mailto:a@bank.example' }, /needs NCB_SECURITY_EXPIRES/],
  [{ NCB_SECURITY_CONTACTS: 'a@bank.example', NCB_SECURITY_EXPIRES: '2027-06-30' }, /NCB_SECURITY_CONTACTS/],
  [{ NCB_SECURITY_CONTACTS: 'tel:1\nExpires: never', NCB_SECURITY_EXPIRES: '2027-06-30' }, /NCB_SECURITY_CONTACTS/],
  [{ NCB_SECURITY_EXPIRES: '30.06.2027' }, /NCB_SECURITY_EXPIRES/],
  [{ NCB_SECURITY_LANGUAGES: 'uk en' }, /NCB_SECURITY_LANGUAGES/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /OTEL_TRACES_SAMPLER_ARG/],
])('%j stops the start and is named, because a silent default would hide the mistake', (environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
});

test.each([
  'widget',
  'http://iit.example/sign-widget/',
  'javascript:alert(1)',
  'https://user@iit.example/',
  'https://iit.example/?formType=3',
  'https://iit.example/#top',
  'https://iit.example/"><script>',
  'https://iit.example/a&copy',
  `${DEFAULT_CONFIG.appOrigin}/sign-widget/`,
  `${DEFAULT_CONFIG.signOrigin}/sign-widget/`,
])('the IIT widget may not be at %s', (url) => {
  expect(() => readConfig({ NCB_IIT_WIDGET_URL: url })).toThrow('NCB_IIT_WIDGET_URL');
});

test.each(['https://id.gov.ua/sign-widget/v20220527/', 'http://localhost:9000/iit/', 'http://iit.localhost:9000/'])(
  'the IIT widget may be at %s',
  (url) => {
    expect(readConfig({ NCB_IIT_WIDGET_URL: url }).iitWidgetUrl).toBe(url);
  },
);

test('production does not start without a pepper of its own', async () => {
  await expect(readPepper({ mode: 'production', pepper: null, dataDir: 'nowhere' })).rejects.toThrow('NCB_PEPPER');
});
