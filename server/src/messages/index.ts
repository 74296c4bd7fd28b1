import type { Locale } from 'shared-api/contract';
import * as en from './en';
import * as fr from './fr';

export type { Locale };

const catalogues = { en, fr };

/** All the server's words in one language. */
export const messagesIn = (locale: Locale) => catalogues[locale];

export type FieldMessage = keyof typeof en.fields;
export type Values = Record<string, string | number>;

const plural = /\{(\w+), plural, one \{([^}]*)\} other \{([^}]*)\}\}/g;

/** Fills `{name}` and plain ICU plurals in; both languages have the same two forms. */
export function fill(text: string, values: Values, locale: Locale): string {
  return text
    .replace(plural, (_, name: string, one: string, other: string) => {
      const form = new Intl.PluralRules(locale).select(Number(values[name])) === 'one' ? one : other;
      return form.replace('#', String(values[name]));
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The language an `Accept-Language` header prefers of our two. */
export function localeFrom(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag: tag.toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
  });
  const best = (language: Locale) =>
    Math.max(
      0,
      ...wishes.filter(({ tag }) => tag === language || tag.startsWith(`${language}-`)).map((w) => w.quality),
    );
  return best('fr') > best('en') ? 'fr' : 'en';
}
