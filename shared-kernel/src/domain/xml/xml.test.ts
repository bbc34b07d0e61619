import fc from 'fast-check';
import {
  findChildren,
  element,
  findElement,
  readXml,
  readText,
  textElement,
  unwrap,
  XML_DEPTH_MAX,
  XML_LENGTH_MAX,
} from '.';

const rootOf = (xml: string) => {
  const reading = readXml(xml);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.root;
};

describe('readXml', () => {
  it('reads elements, texts and attributes', () => {
    expect(rootOf('<A><B c="1">x</B><B>y</B></A>')).toEqual({
      name: 'A',
      attributes: {},
      text: '',
      children: [
        { name: 'B', attributes: { c: '1' }, text: 'x', children: [] },
        { name: 'B', attributes: {}, text: 'y', children: [] },
      ],
    });
  });

  it.each([
    ['a prefix that is declared', '<n:A xmlns:n="urn:x"><n:B>x</n:B></n:A>'],
    ['a prefix that is not declared', '<n:A><n:B>x</n:B></n:A>'],
    ['a default namespace', '<A xmlns="urn:x"><B>x</B></A>'],
    ['an XML declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<A><B>x</B></A>'],
    ['a byte order mark and a line break before it', '\ufeff\n<?xml version="1.0"?><A><B>x</B></A>\n'],
    ['a comment and an instruction', '<A><!-- c --><?p i?><B>x</B></A>'],
    ['line breaks and indents', '<A>\n  <B>\n    x\n  </B>\n</A>'],
    ['a CDATA section', '<A><B><![CDATA[x]]></B></A>'],
    ['unknown elements beside the known ones', '<A><Z><B>z</B></Z><B>x</B></A>'],
  ])('understands %s', (_, xml) => {
    const root = rootOf(xml);
    expect([root.name, readText(root, 'B')]).toEqual(['A', 'x']);
  });

  it('joins the pieces of a text around a comment and a CDATA section', () => {
    expect(rootOf('<A>a<!-- c -->b<![CDATA[<&>]]>c</A>').text).toBe('ab<&>c');
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n '],
    ['plain text', 'Оплата за товар'],
    ['an element that is not closed', '<A><B></A>'],
    ['an element that was never opened', '</A>'],
    ['an end that is missing', '<A>'],
    ['two roots', '<A/><B/>'],
    ['text behind the root', '<A/>x'],
    ['an unknown entity', '<A>&xxe;</A>'],
    ['a bare ampersand', '<A>Тест & Ко</A>'],
    ['an attribute twice', '<A b="1" b="2"/>'],
    ['a control character', '<A>\u0001</A>'],
    ['a text before the root', 'x<A/>'],
  ])('refuses %s as broken', (_, xml) => {
    expect(readXml(xml)).toEqual({ ok: false, reason: 'broken' });
  });

  it.each([
    '<!DOCTYPE A><A/>',
    '<!DOCTYPE A [<!ENTITY e "x">]><A>&e;</A>',
    '<!DOCTYPE A SYSTEM "https://example.test/a.dtd"><A/>',
    '<?xml version="1.0"?>\n<!DOCTYPE A>\n<A/>',
  ])('refuses a document type: %s', (xml) => {
    expect(readXml(xml)).toEqual({ ok: false, reason: 'doctype' });
  });

  it('refuses a text that is longer than the limit, and reads one that is as long', () => {
    const padded = (length: number) => `<A>${'x'.repeat(length - '<A></A>'.length)}</A>`;
    expect(readXml(padded(XML_LENGTH_MAX)).ok).toBe(true);
    expect(readXml(padded(XML_LENGTH_MAX + 1))).toEqual({ ok: false, reason: 'tooLong' });
  });

  it('refuses elements that are deeper than the limit, and reads those that are as deep', () => {
    const nested = (depth: number) => '<A>'.repeat(depth) + '</A>'.repeat(depth);
    expect(readXml(nested(XML_DEPTH_MAX)).ok).toBe(true);
    expect(readXml(nested(XML_DEPTH_MAX + 1))).toEqual({ ok: false, reason: 'tooDeep' });
  });

  it('never throws, whatever it is given', () => {
    const pieces = fc.array(
      fc.constantFrom('<A>', '</A>', '<B', '/>', '&', ';', '"', '<!', '<![CDATA[', ']]>', '<?', 'x'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((all) => all.join('')),
        ),
        (xml) => {
          expect(typeof readXml(xml).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('what was read', () => {
  const root = rootOf('<A><B><C>1</C></B><B><C>2</C></B></A>');

  it('is found by a path, the first of equal names', () => {
    expect([readText(root, 'B', 'C'), readText(root, 'B', 'D'), readText(root, 'D', 'C')]).toEqual(['1', '', '']);
    expect(findElement(root, 'B')?.children).toHaveLength(1);
    expect(findElement(undefined, 'B')).toBeUndefined();
  });

  it('is found by name among the children', () => {
    expect(findChildren(root, 'B').map((child) => readText(child, 'C'))).toEqual(['1', '2']);
    expect([findChildren(root, 'C'), findChildren(undefined, 'B')]).toEqual([[], []]);
  });

  it('is taken out of an outer element, if there is one', () => {
    expect(unwrap(root, 'A')).toBe(root);
    expect(unwrap(root, 'B')?.name).toBe('B');
    expect(unwrap(root, 'C')).toBeUndefined();
  });
});

describe('writing', () => {
  it('escapes what has a meaning in XML and leaves quotation marks as they are', () => {
    expect(textElement('Nm', 'Тест & Ко <"A"> \'b\'')).toBe('<Nm>Тест &amp; Ко &lt;"A"&gt; \'b\'</Nm>');
  });

  it('leaves out what is empty, at every depth', () => {
    expect([textElement('A', ''), element('A'), element('A', '', element('B', ''))]).toEqual(['', '', '']);
    expect(element('A', textElement('B', ''), textElement('C', 'x'))).toBe('<A><C>x</C></A>');
  });

  it('writes an attribute only on an element that is there', () => {
    expect([textElement('A', '1', 'b="c"'), textElement('A', '', 'b="c"')]).toEqual(['<A b="c">1</A>', '']);
  });

  it('drops characters that XML cannot hold', () => {
    expect(textElement('A', 'a\u0000b\u001fc\ufffed\ud800e')).toBe('<A>abcde</A>');
    expect(textElement('A', '\u0000')).toBe('');
  });

  it('gives a text that reads back as it was', () => {
    const readable = fc.string({ unit: 'grapheme' }).filter((text) => text === text.trim() && text !== '');
    fc.assert(fc.property(readable, (text) => expect(rootOf(textElement('A', text)).text).toBe(text)));
    expect(rootOf(textElement('A', 'a\r\nb\tc😀')).text).toBe('a\r\nb\tc😀');
  });
});
