import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

type Catalogue = Readonly<Record<string, string>>;

const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}:${element.type === TYPE.plural ? 'plural' : Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [element.value];
    }
  });

const signature = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(', ');

/**
 * What is wrong with a pair of catalogues: messages that one of them lacks, that are empty, or whose ICU arguments
 * differ. A catalogue test expects `[]`.
 */
export const checkCatalogues = (en: Catalogue, fr: Catalogue): string[] =>
  [...new Set([...Object.keys(en), ...Object.keys(fr)])].flatMap((id) => {
    const english = en[id];
    const french = fr[id];
    if (!english?.trim() || !french?.trim()) return [`${id}: missing or empty`];
    const [before, after] = [signature(english), signature(french)];
    return before === after ? [] : [`${id}: English has (${before}), French (${after})`];
  });
