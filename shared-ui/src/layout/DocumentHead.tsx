import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from 'shared-api';
import { regionOf } from 'shared-api/format';
import { alternatePath, localeOf } from '../routing/site';

export interface DocumentHeadProps {
  title: string;
  /** The club's name; empty when unknown. */
  siteName: string;
  description?: string | undefined;
  hidden?: boolean;
}

const absolute = (path: string): string => new URL(path, globalThis.location.origin).href;

/**
 * Title, description, canonical and alternate links, which React moves into the document's head: they replace the tags
 * there that are for clients without scripts.
 */
export function DocumentHead({ title, siteName, description, hidden = false }: DocumentHeadProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-fallback]')) element.remove();
  }, []);
  const locale = localeOf(pathname);
  const full = [title, siteName].filter(Boolean).join(' · ');
  const alternate = alternatePath(pathname);
  const paths: Record<Locale, string> =
    locale === 'en' ? { en: pathname, fr: alternate } : { en: alternate, fr: pathname };
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:locale" content={regionOf[locale].replace('-', '_')} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(pathname)} />
          <meta property="og:url" content={absolute(pathname)} />
          <link rel="alternate" hrefLang={regionOf.en} href={absolute(paths.en)} />
          <link rel="alternate" hrefLang={regionOf.fr} href={absolute(paths.fr)} />
          <link rel="alternate" hrefLang="x-default" href={absolute(paths.en)} />
        </>
      )}
    </>
  );
}
