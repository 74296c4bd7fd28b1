import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Language } from 'shared-api/contract';
import { mailNames } from '../list';
import { renderEmail } from '../render';
import { sampleContext, sampleReader } from './facts';
import { samples } from './samples';

const languages = { en: Language.English, fr: Language.French, bilingual: Language.Bilingual };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Renders every mail in every language, with its text part, and an index page.
 * @param folder created when missing
 * @returns the index file
 */
export async function writePreviews(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const entries: string[] = [];
  for (const template of mailNames) {
    for (const [sample, props] of Object.entries(samples[template])) {
      for (const [language, number] of Object.entries(languages)) {
        const { subject, html, text } = await renderEmail(
          template,
          props,
          sampleReader,
          number,
          sampleContext,
        );
        const file = `${template}.${sample.replace(/\W+/g, '-')}.${language}`;
        await writeFile(join(folder, `${file}.html`), html);
        await writeFile(join(folder, `${file}.txt`), `Subject: ${subject}\n\n${text}\n`);
        const name = `${template}<br><small>${escaped(sample)}, ${language}</small>`;
        const links = `<a target="mail" href="${file}.html">${escaped(subject)}</a> · <a target="mail" href="${file}.txt">text</a>`;
        entries.push(`<tr><td>${name}</td><td>${links}</td></tr>`);
      }
    }
  }
  const index = join(folder, 'index.html');
  await writeFile(index, page(entries));
  return index;
}

const page = (entries: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>E-mails</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; display: grid; grid-template-columns: minmax(20rem, 1fr) 2fr; height: 100vh; }
nav { overflow: auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem .5rem; border-bottom: 1px solid #8884; vertical-align: top; }
iframe { border: 0; width: 100%; height: 100%; }
</style>
<nav>
<h1>E-mails</h1>
<table>
${entries.join('\n')}
</table>
</nav>
<iframe name="mail" title="E-mail"></iframe>
</html>
`;
