import { Parser } from 'htmlparser2';

/** Drawing elements; whatever else a file has, scripts, foreign content, images and links included, is not copied. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask title desc style'.split(
    ' ',
  ),
);
/** Left out themselves, but not what they contain. */
const transparent = new Set(['a', 'switch']);
const withText = new Set(['text', 'tspan', 'title', 'desc', 'style']);

const attributes = new Set(
  (
    'id class style transform d points x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset paint-order vector-effect opacity color display visibility clip-path clip-rule mask ' +
    'mask-type clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color ' +
    'stop-opacity font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline'
  ).split(' '),
);
const references = new Set(['href', 'xlink:href']);
/** Elements that clip, and how they are asked for: outside of each other only, lest ten nested ones draw a billion. */
const clips = new Set(['clipPath', 'mask']);
const clipping = new Set(['clip-path', 'mask']);

const maxDepth = 64;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Whether a value leads nowhere but to the file's own elements: CSS has its escapes, at-rules and comments. */
const isOwn = (value: string): boolean =>
  !/[\\@<]|\/\*|javascript:|expression\(|image(?:-set)?\(|src\(/i.test(
    value.replace(/url\(\s*(['"]?)#[\w-]+\1\s*\)/gi, ''),
  ) && !/url\((?!\s*['"]?#[\w-]+['"]?\s*\))/i.test(value);

/** The declarations of a style that an attribute could say, too. */
const declarations = (style: string): string =>
  style
    .split(';')
    .filter((declaration) => {
      const [property = '', value] = declaration.split(':').map((part) => part.trim());
      return value !== undefined && attributes.has(property) && !clipping.has(property) && isOwn(declaration);
    })
    .join(';');

/** The rules of a style sheet, as far as they only draw. */
const rulesOf = (sheet: string): string =>
  isOwn(sheet)
    ? sheet
        .split('}')
        .map((rule) => rule.split('{'))
        .filter(
          ([selector = '', body, more]) =>
            body !== undefined && more === undefined && /^[\w\s.#,>*-]+$/.test(selector),
        )
        .map(([selector, body = '']) => `${selector}{${declarations(body)}}`)
        .join('')
    : '';

/** What is kept of an attribute's value; undefined: nothing. */
function kept(open: readonly string[], name: string, value: string): string | undefined {
  if (references.has(name))
    return /Gradient$/.test(open.at(-1) ?? '') && /^#[\w-]+$/.test(value) ? value : undefined;
  if (!attributes.has(name)) return undefined;
  if (name === 'style') return declarations(value) || undefined;
  return isOwn(value) && !(clipping.has(name) && open.some((one) => clips.has(one))) ? value : undefined;
}

const number = (value: string | undefined): number | undefined => {
  const [, found] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '') ?? [];
  return found === undefined ? undefined : Number(found);
};

/** A picture that scales has a view box; one that has only a size gets its own. */
const withViewBox = (attribs: Record<string, string>): Record<string, string> => {
  const [width, height] = [number(attribs.width), number(attribs.height)];
  return attribs.viewBox || !width || !height ? attribs : { ...attribs, viewBox: `0 0 ${width} ${height}` };
};

/**
 * Writes a drawing anew from what is known to be harmless: nothing of the file is copied, so that nothing is forgotten.
 * @returns undefined for anything but an SVG file
 */
export function cleanSvg(source: string): string | undefined {
  let written = '';
  let style = '';
  let dropped = 0;
  const open: string[] = [];
  let isDrawing = false;
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        const isRoot = open.length === 0 && dropped === 0;
        if (isRoot && (name !== 'svg' || isDrawing)) isBroken = true;
        if (Object.values(attribs).some((value) => unwritable.test(value))) isBroken = true;
        if (open.length + dropped > maxDepth) {
          isBroken = true;
          parser.pause();
        }
        if (dropped > 0 || (!elements.has(name) && !transparent.has(name))) {
          dropped++;
          return;
        }
        open.push(name);
        isDrawing = true;
        if (transparent.has(name)) return;
        if (name === 'style') {
          style = '';
          return;
        }
        const own = Object.entries(isRoot ? withViewBox(attribs) : attribs).map(([attribute, given]) => {
          const value = kept(open, attribute, given);
          return value === undefined ? '' : ` ${attribute}="${escaped(value)}"`;
        });
        const spaces = isRoot
          ? ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
          : '';
        written += `<${name}${spaces}${own.join('')}>`;
      },
      ontext(text) {
        if (unwritable.test(text)) isBroken = true;
        const parent = open.at(-1) ?? '';
        if (dropped > 0 || !withText.has(parent)) return;
        if (parent === 'style') style += text;
        else written += escaped(text);
      },
      onclosetag() {
        if (dropped > 0) {
          dropped--;
          return;
        }
        const name = open.pop() ?? '';
        if (transparent.has(name)) return;
        if (name !== 'style') written += `</${name}>`;
        else if (rulesOf(style)) written += `<style>${escaped(rulesOf(style))}</style>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return isDrawing && !isBroken && /<(?:path|rect|circle|ellipse|line|poly|text)/.test(written)
    ? written
    : undefined;
}
