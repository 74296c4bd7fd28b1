import { execFileSync } from 'node:child_process';
import { appNames, root } from '../workspaces/apps';
import { type Clone, cloneOf } from './reproduce';

const clones: Clone[] = [];
beforeAll(() => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  clones.push(cloneOf(head), cloneOf(head));
});
afterAll(() => {
  for (const clone of clones) clone.remove();
});

test.each(appNames)('%s: two clones of one commit, in two folders, are the same build', (app) => {
  const [first, second] = clones.map((clone) => clone.build(app));
  expect(second).toEqual(first);
});
