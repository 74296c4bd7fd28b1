import { checkNode } from './node-version.mjs';

// `npm start`: from a bare clone to the running product. Plain Node.js, since nothing may be installed yet.

const started = performance.now();
checkNode();

const { overridesAllowed } = await import('../workspaces/inputs.mjs');
const { localAddress } = await import('./address.mjs');
const { block } = await import('./block.mjs');
const { ensurePublished, ensureServerBuilt } = await import('./fresh.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { checkPorts, portFrom } = await import('./ports.mjs');
const { startProduct } = await import('./product.mjs');
const { refuse, print } = await import('./print.mjs');

// The shell that accepts developers' remotes has its own site folder, so it never replaces the released one.
if (overridesAllowed()) process.env.SITE_DIR ||= '.cache/overrides/site';
const port = portFrom('PORT', 3000);
const mailbox = process.env.SMTP_URL
  ? undefined
  : { MAILBOX_PORT: portFrom('MAILBOX_PORT', 1080), MAILBOX_SMTP_PORT: portFrom('MAILBOX_SMTP_PORT', 1025) };
await checkPorts({ PORT: port, ...mailbox });
await ensureInstalled(false);
await ensureServerBuilt().catch((error) => refuse(error.message));

const url = localAddress(process.env.HOST, port);
const product = startProduct(port, {
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLIC_URL: process.env.PUBLIC_URL || url,
});
let ending = false;
// With its own reason, such as a setting that it refuses, also while the rest is being built.
product.exit.then((code) => ending || process.exit(code));
const end = () => {
  ending = true;
  return product.stop();
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, async () => {
    if (!ending) process.exit(await end());
  });
}

// While the server makes its database.
await ensurePublished().catch(async ({ message }) => {
  await end();
  refuse(message);
});
if (!(await product.ready) && !ending) {
  const code = await end();
  if (code !== 0) process.exit(code);
  refuse('The server did not become ready within five minutes.');
}
if (!ending) {
  const embedded = !process.env.DATABASE_URL;
  print(
    block({
      url,
      ...(process.env.PUBLIC_URL && { publicUrl: process.env.PUBLIC_URL }),
      ...(mailbox && { mailbox: localAddress(process.env.HOST, mailbox.MAILBOX_PORT) }),
      demo: process.env.DEMO_DATA ? process.env.DEMO_DATA === 'true' : embedded && !process.env.ADMIN_EMAIL,
      seconds: (performance.now() - started) / 1000,
    }),
  );
  // To `npm run dev`.
  process.send?.('ready');
}
