import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvFile } from '../../../admin-console/src/features/payments/export/csv';
import { xlsxFile } from '../../../admin-console/src/features/payments/export/xlsx';
import { has, installPackages } from '../../bootstrap/debian.mjs';
import { temporaryFolder } from '../../bootstrap/own-product';

/** Names with which a member could try to inject formulas into an administrator's spreadsheet. */
const hostile = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  ' =1+1',
  '"=1+1',
  'Zoé;=1+1',
  'Zoé\t=1+1',
  'Zoé\n=1+1',
  '=HYPERLINK("http://127.0.0.1/";"x")',
];

/** The separators with which spreadsheets read CSV files. */
const separators = [',', ';', '\t'];

/** LibreOffice's text import: separator, quotes, UTF-8, from the first line, with formulas evaluated. */
const reading = (separator: string) =>
  `${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,-1,true`;

/** Opens a file with LibreOffice. @returns the formulas it found */
const formulasIn = (folder: string, file: string, filter?: string): string[] => {
  const args = [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
  ];
  execFileSync('soffice', [...args, ...(filter ? [`--infilter=CSV:${filter}`] : []), join(folder, file)], {
    stdio: 'pipe',
    timeout: 120_000,
  });
  const text = readFileSync(join(folder, file.replace(/\.\w+$/, '.fods')), 'utf8');
  return [...text.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula);
};

/**
 * Exports hostile names as CSV and XLSX and opens both with LibreOffice, the CSV with each separator.
 * @returns one line for each formula that LibreOffice would calculate, and for an undetected planted one
 */
export const calculatedCells = (): string[] => {
  if (!has('soffice')) installPackages(['libreoffice-calc']);
  const folder = temporaryFolder('sheets');
  const lines = [['Name', 'Amount'], ...hostile.map((name) => [name, 10])];
  for (const locale of ['en', 'fr'] as const)
    writeFileSync(join(folder, `export-${locale}.csv`), Buffer.from(csvFile(lines, locale)));
  writeFileSync(join(folder, 'export.xlsx'), Buffer.from(xlsxFile(lines, 'Payments')));
  const found = separators.flatMap((separator) => {
    writeFileSync(join(folder, 'planted.csv'), `Name${separator}=1+1\n`);
    const sees = formulasIn(folder, 'planted.csv', reading(separator)).length > 0;
    const formulas = ['export-en.csv', 'export-fr.csv'].flatMap((file) =>
      formulasIn(folder, file, reading(separator)),
    );
    const name = JSON.stringify(separator);
    return [
      ...(sees ? [] : [`the formula planted behind ${name} was not seen`]),
      ...formulas.map((formula) => `csv read with ${name}: ${formula}`),
    ];
  });
  return [...found, ...formulasIn(folder, 'export.xlsx').map((formula) => `xlsx: ${formula}`)];
};
