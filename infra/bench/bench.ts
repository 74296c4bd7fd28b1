// `npm run bench -- <name>`: see README.md.

const benches: Record<string, () => Promise<unknown>> = {
  answers: () => import('./answers'),
  api: () => import('./api'),
  crowd: () => import('./crowd'),
  draw: () => import('./draw'),
  federation: () => import('./federation'),
  'first-page': () => import('./first-page'),
  interac: () => import('./interac'),
  rush: () => import('./rush'),
  skew: () => import('./skew'),
};
const start = benches[process.argv[2] ?? ''];
if (start) void start();
else {
  console.error(`Say which: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exit(1);
}
