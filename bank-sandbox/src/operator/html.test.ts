import { html } from './html';

test('whatever is put into HTML is escaped, lists and numbers too', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${evil}">${[evil, 7]}</p>`.html).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;7</p>',
  );
});

test('HTML made here goes in as it is, nothing as nothing', () => {
  expect(html`<p>${html`<b>${'a<b'}</b>`}${null}</p>`.html).toBe('<p><b>a&lt;b</b></p>');
});
