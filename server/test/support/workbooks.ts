import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, or what its headers say otherwise of it. */
type Packed = string | { content: Buffer; flags?: number };

/** A ZIP archive. */
export function zipOf(files: Record<string, Packed>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, given] of Object.entries(files)) {
    const { content, flags = 0 } = typeof given === 'string' ? { content: Buffer.from(given) } : given;
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    // Never more than a kilobyte: what an archive says of itself is not to be believed.
    fields.writeUInt32LE(Math.min(content.length, 1000), 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, Buffer.from(name));
    local.push(entry);
    at += entry.length;
  }
  const listed = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const r = `xmlns:r="${types}"`;
const relationships = (...lines: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;

interface Parts {
  /** By name, each sheet's rows in XML. */
  sheets: Record<string, string>;
  /** Attributes of each sheet. */
  states?: Record<string, string>;
  /** Shared strings, styles and the workbook's properties, in XML. */
  strings?: string;
  styles?: string;
  properties?: string;
  /** Further files, or others than these. */
  files?: Record<string, Packed>;
  /** What becomes of each file of XML. */
  rewritten?: (file: string) => string;
}

/** An Excel workbook, of parts as Excel and other programs write them. */
export function workbookOf({
  sheets,
  states = {},
  strings,
  styles = '',
  properties = '',
  files = {},
  rewritten = (file) => file,
}: Parts): Buffer {
  const names = Object.keys(sheets);
  const all: Record<string, Packed> = {
    '_rels/.rels': relationships(
      `<Relationship Id="rId1" Type="${types}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `<workbook ${main} ${r}>${properties}<sheets>${names
      .map(
        (name, at) => `<sheet name="${name}" sheetId="${at + 1}" ${states[name] ?? ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ...names.map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${types}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      ),
      `<Relationship Id="rId98" Type="${types}/styles" Target="styles.xml"/>`,
      `<Relationship Id="rId99" Type="${types}/sharedStrings" Target="/xl/sharedStrings.xml"/>`,
    ),
    'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>` }),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${main}><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
    ...files,
  };
  return zipOf(
    Object.fromEntries(
      Object.entries(all).map(([name, file]) => [name, typeof file === 'string' ? rewritten(file) : file]),
    ),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A sheet's rows with texts that stand in their cells. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => {
      const cells = row.map(
        (text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
      );
      return `<row>${cells.join('')}</row>`;
    })
    .join('');
