import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, installPackages } from '../../bootstrap/debian.mjs';
import type { Target } from './requests';

/** A scan's target and options. */
export interface ScanContext {
  url: string;
  token: string;
  /** For the scanner's own files. */
  folder: string;
}

/** Installs the scanners where Debian has packages. @returns what is still missing */
export const missingScanners = (): string[] => {
  const absent = () => ['sqlmap', 'wapiti'].filter((name) => !has(name));
  installPackages(absent());
  return absent();
};

/** @returns a program's output, stopped after some seconds */
const output = (command: string, args: string[], seconds: number): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    let text = '';
    const keep = (part: Buffer) => {
      text += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });

/**
 * Tries SQL injection into every part of one request: query, body and path.
 * @returns the result
 */
export const sqlInjection = async (
  { url, token, folder }: ScanContext,
  { method, path, body }: Target,
): Promise<'hole' | 'none' | 'nothing to vary' | 'cut off'> => {
  const file = join(folder, 'request.txt');
  const { host } = new URL(url);
  const [route = '', query] = path.split('?');
  // A star marks values without a name for sqlmap to vary: path segments.
  const marked = `${route.replace(/\/1(?=\/|$)/g, '/1*')}${query ? `?${query}` : ''}`;
  const lines = [`${method} ${marked} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`];
  if (body) lines.push('Content-Type: application/json');
  writeFileSync(file, `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
  const args = [
    '-r',
    file,
    '--batch',
    '--ignore-stdin',
    '--flush-session',
    '--disable-coloring',
    `--output-dir=${folder}/sqlmap`,
  ];
  // Errors are the product's normal answer to invalid input; only what changes an answer counts.
  const log = await output(
    'sqlmap',
    [...args, '--smart', '--technique=BEU', '--timeout=10', '--ignore-code=*'],
    90,
  );
  if (log.includes('identified the following injection point')) return 'hole';
  if (log.includes('no parameter(s) found')) return 'nothing to vary';
  return log.includes('[*] ending') ? 'none' : 'cut off';
};

/** Runs wapiti on addresses, with the scanner's login. @returns the kinds of vulnerabilities found, with paths */
export const wapitiFindings = async (
  { url, token, folder }: ScanContext,
  paths: string[],
  seconds: number,
): Promise<string[]> => {
  const report = join(folder, 'wapiti.json');
  const args = [
    '-u',
    `${url}/`,
    ...paths.flatMap((path) => ['-s', `${url}${path}`]),
    '-d',
    '1',
    '--flush-session',
  ];
  args.push(
    '-H',
    `Authorization: Bearer ${token}`,
    '-m',
    'sql,xss,exec,file,redirect,crlf,ssrf',
    '--no-bugreport',
  );
  args.push(
    '--max-scan-time',
    String(seconds),
    '-f',
    'json',
    '-o',
    report,
    '--store-session',
    join(folder, 'wapiti'),
    '-v',
    '0',
  );
  await output('wapiti', args, seconds + 120);
  if (!existsSync(report)) return ['wapiti wrote no report'];
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { path: string }[]>;
  };
  return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found.map(({ path }) => `${kind}: ${path}`),
  );
};
