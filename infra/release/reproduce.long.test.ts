import { execFileSync } from 'node:child_process';
import { appNames, root } from '../webpack/apps';
import { rebuild } from './reproduce';

test.each(appNames)(
  '%s: two clones of one commit, in two folders, are the same build',
  (app) => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    const [first, second] = [rebuild(app, head), rebuild(app, head)];
    expect(second).toEqual(first);
  },
  600_000,
);
