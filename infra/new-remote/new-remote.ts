import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print, refuse } from '../bootstrap/print.mjs';
import { program } from '../bootstrap/run.mjs';
import { remoteNames, root } from '../workspaces/apps';
import { filesFor } from './files';
import { firstPath, problemWith, spellingsOf } from './name';

// `npm run new-remote -- <name>`: creates a folder with a page, its tests and its owner, and prints the next steps.

const [name = ''] = process.argv.slice(2);
if (remoteNames.includes(name)) print(`${name} is a remote already: nothing has changed.`);
else {
  const problem = problemWith(name);
  if (problem) refuse(problem);
  const files = filesFor(spellingsOf(name), root, remoteNames);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  // The name's length affects line breaks.
  const [command, args] = program('@biomejs/biome', 'format', '--write', name);
  execFileSync(command, args, { cwd: root, stdio: 'ignore' });
  print(`${name} has ${files.size} files: ${[...files.keys()].join(', ')}`);
}
const { en, fr } = firstPath(name);
print(`
  npm install                  # its line in package-lock.json
  npm run dev -w ${name}       # its page from source, with live reload: ${en} and ${fr}
  npm run test -w ${name}
  npm run typecheck -w ${name}
  npm run lint -w ${name}
  npm run build -w ${name}
  npm run release -w ${name}   # to RELEASE_TARGET, or to this machine's site
  npm start                    # log in as player: the page is in the account's menu

Its page is in ${name}/src/pages.ts: path, access, navigation (docs/architecture.md, Pages). A push to
main releases it; its owner, the team @courtside/${name} in .github/CODEOWNERS, has to exist at GitHub.
`);
