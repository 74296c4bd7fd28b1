// `npm run bench -- <name>`: see README.md.

const benches: Record<string, () => Promise<unknown>> = {
  answers: () => import('./answers'),
  api: () => import('./api'),
  crowd: () => import('./crowd'),
  'first-page': () => import('./first-page'),
  interac: () => import('./interac'),
  rush: () => import('./rush'),
};
const start = benches[process.argv[2] ?? ''];
if (start) void start();
else {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(1);
}
