import { buildNginxConfiguration } from './build-nginx-configuration.mjs';

const SITE = {
  appOrigin: 'https://bank.example',
  signOrigin: 'https://sign.bank.example',
  siteDir: '/srv/ncb',
  banks: ['10.0.0.1:7400', '10.0.0.2:7400'],
  tls: { certificate: '/etc/ssl/bank.pem', key: '/etc/ssl/bank.key' },
};

describe('the configuration of nginx', () => {
  it('has every process of the bank, and gives up none of them', () => {
    const text = buildNginxConfiguration(SITE);
    expect(text).toContain('server 10.0.0.1:7400 max_fails=0;\n  server 10.0.0.2:7400 max_fails=0;');
    expect(text).toContain('proxy_next_upstream error timeout non_idempotent;');
  });

  it('waits twenty seconds for headers and for each part of a body, on every host', () => {
    const text = buildNginxConfiguration(SITE);
    expect(text.match(/^server \{/gm)).toHaveLength(3);
    expect(text.match(/client_header_timeout 20s;\s+client_body_timeout 20s;/g)).toHaveLength(3);
  });

  it('sends the id of a request with each answer of the bank, and with no page or file', () => {
    const blocks = buildNginxConfiguration(SITE).split(/(?=^ {2}location |^server \{)/m);
    const ofTheBank = blocks.filter((block) => block.includes('proxy_pass'));
    expect(ofTheBank.map((block) => /location (?:\S+ )?(\S+) \{/.exec(block)?.[1])).toEqual([
      ...['/ncb/api/', '/api/rates', '/ncb/config.json', '/ncb/templates/', '/.well-known/security.txt'],
    ]);
    for (const block of blocks) expect(block.includes('add_header X-Request-ID')).toBe(ofTheBank.includes(block));
  });

  it('speaks TLS 1.2 and 1.3 with forward secrecy, on every host', () => {
    const text = buildNginxConfiguration(SITE);
    expect(text.match(/ssl_protocols TLSv1\.2 TLSv1\.3;/g)).toHaveLength(3);
    const ciphers = [...text.matchAll(/ssl_ciphers (.*);/g)].map(([, list = '']) => list.split(':'));
    expect(ciphers).toHaveLength(3);
    for (const cipher of ciphers.flat()) expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM|CHACHA20)/);
    expect(text.match(/ssl_session_tickets off;\s+ssl_session_cache shared:ncb:10m;/g)).toHaveLength(3);
  });

  it('logs requests of every host without their query', () => {
    const text = buildNginxConfiguration({ ...SITE, accessLog: '/logs/ncb.log' });
    expect(text.match(/access_log \/logs\/ncb\.log ncb;/g)).toHaveLength(3);
    const format = /log_format[^;]*;/.exec(text)?.[0];
    expect(format).not.toMatch(/\$(?:request|args|query_string|request_uri|http_referer)\b/);
    expect(format).toContain('"path":"$ncb_path"');
    const [, pattern = ''] = /map \$request_uri \$ncb_path \{\s+"~([^"]*)" \$ncb_before_query;\s+\}/.exec(text) ?? [];
    expect(new RegExp(pattern).exec('/ncb/accounts?acnt=1')?.groups).toEqual({ ncb_before_query: '/ncb/accounts' });
  });

  it('writes no line that quotes a request with its query: those are of lesser levels than emerg', () => {
    const text = buildNginxConfiguration({ ...SITE, errorLog: '/logs/error.log' });
    expect(text.match(/error_log .*/g)).toEqual(Array(3).fill('error_log /logs/error.log emerg;'));
  });

  it('leaves nothing to be filled in', () => {
    expect(buildNginxConfiguration(SITE)).not.toMatch(/\{\{|undefined/);
  });

  it('listens once for strangers when both hosts share a port, and on each port when they do not', () => {
    const strangers = (/** @type {string} */ signOrigin) =>
      [...buildNginxConfiguration({ ...SITE, signOrigin }).matchAll(/listen (\S+) ssl http2 default_server/g)].map(
        ([, port]) => port,
      );
    expect(strangers('https://sign.bank.example')).toEqual(['443']);
    expect(strangers('https://bank.example:8443')).toEqual(['443', '8443']);
  });

  it('speaks HTTP/2 where it speaks TLS: sign-in makes eighteen requests, which queue behind six connections without it', () => {
    const listens = (/** @type {object} */ more) =>
      new Set(
        [...buildNginxConfiguration({ ...SITE, ...more }).matchAll(/listen \d+(.*?)(?: default_server)?;/g)].map(
          ([, how]) => how,
        ),
      );
    expect([...listens({})]).toEqual([' ssl http2']);
    expect([...listens({ appOrigin: 'http://a.example', signOrigin: 'http://b.example', tls: null })]).toEqual(['']);
  });

  it('lets remotes come from another host when it is told so, and from no other', () => {
    const policy = (/** @type {object} */ more) =>
      /script-src [^;]*;connect-src [^;]*/.exec(buildNginxConfiguration({ ...SITE, ...more }))?.[0];
    expect(policy({})).toBe("script-src 'self';connect-src 'self'");
    const cdn = ['https://cdn.example'];
    expect(policy({ scriptOrigins: cdn, connectOrigins: cdn })).toBe(
      "script-src 'self' https://cdn.example;connect-src 'self' https://cdn.example",
    );
  });

  it('lets browsers report broken policies of the shell, over https by the newer way too, and none of the widget’s', () => {
    const text = buildNginxConfiguration(SITE);
    expect(text).toContain('trusted-types default;report-uri /ncb/api/csp_reports;report-to csp"');
    expect(text).toContain('trusted-types ncb-widget"');
    expect(text.match(/Reporting-Endpoints .*/g)).toEqual([`Reporting-Endpoints 'csp="/ncb/api/csp_reports"' always;`]);
    const plain = { ...SITE, appOrigin: 'http://a.example', signOrigin: 'http://b.example', tls: null };
    expect(buildNginxConfiguration(plain)).toContain('report-uri /ncb/api/csp_reports"');
    expect(buildNginxConfiguration(plain)).not.toMatch(/report-to|Reporting-Endpoints/);
  });

  it('lets the shell use camera, copying and passkeys, the widget nothing', () => {
    const policies = [...buildNginxConfiguration(SITE).matchAll(/Permissions-Policy "([^"]*)"/g)].map(
      ([, text]) => text,
    );
    expect(policies).toHaveLength(2);
    expect(policies[0]).toContain(
      'autoplay=(self), camera=(self), clipboard-write=(self), publickey-credentials-create=(self)',
    );
    expect(policies[1]).not.toContain('self');
  });

  it('lets the widget frame the IIT page when it is told of one, and no page otherwise', () => {
    const iitWidgetUrl = 'https://id.example/sign-widget/v1/';
    const withIt = buildNginxConfiguration({ ...SITE, iitWidgetUrl });
    expect(withIt).toContain(`sub_filter '__IIT_WIDGET_URL__' '${iitWidgetUrl}';`);
    expect(withIt).toContain(';frame-src https://id.example;');
    expect(buildNginxConfiguration(SITE)).toContain(`sub_filter '__IIT_WIDGET_URL__' '';`);
    expect(buildNginxConfiguration(SITE)).not.toContain('frame-src https://id.example');
  });

  it.each([
    ['one origin for both', { signOrigin: 'https://bank.example' }, 'an origin of its own'],
    ['https without a certificate', { tls: null }, 'https needs a certificate'],
    [
      'a widget on https alone without one',
      { appOrigin: 'http://bank.example', tls: null },
      'https needs a certificate',
    ],
    [
      'an address without its protocol',
      { appOrigin: 'bank.example' },
      '--app is an address, https://bank.example, not',
    ],
    ['an address of the IIT page that is none', { iitWidgetUrl: 'id.example' }, '--iit-widget is an address'],
    ['a process with a protocol', { banks: ['http://10.0.0.1:7400'] }, '--bank is host:port, not http://10.0.0.1:7400'],
    ['a process without a port', { banks: ['10.0.0.1'] }, '--bank is host:port'],
    ['a folder from here', { siteDir: 'srv/ncb' }, '--site is the whole path of a folder, not srv/ncb'],
    ['a folder with a sign of nginx’s own', { siteDir: '/srv/n;cb' }, 'nginx would not read /srv/n;cb as one word'],
  ])('is refused for %s', (_, change, why) => {
    expect(() => buildNginxConfiguration({ ...SITE, ...change })).toThrow(why);
  });
});
