import { parseMail } from './parse-mail';

const mail = `<!DOCTYPE html><html><head><style>p{color:red}</style><base href="https://example.org"></head>
  <body style="margin:0"><p style="color:blue" title="a &gt; b">Bonjour</p><script>alert(1)</script></body></html>`;

test('an e-mail’s styles are taken out of it and win as they did', () => {
  const { document, css } = parseMail(mail);
  expect(document.querySelector('[style], style')).toBeNull();
  expect(document.querySelector('p')?.textContent).toBe('Bonjour');
  expect(css).toContain('p{color:red}');
  const marked = document.querySelector('p')?.getAttribute('data-mail');
  expect(css).toContain(`${`[data-mail="${marked}"]`.repeat(3)}{color:blue}`);
});

test('nothing that could act or lead elsewhere is left', () => {
  expect(parseMail(mail).document.querySelector('script, base, link, meta[http-equiv]')).toBeNull();
});
