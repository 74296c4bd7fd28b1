import tls from 'node:tls';
import selfsigned from 'selfsigned';
import { MailboxError, withFolder } from '../../src/club/interac/mailbox/imap';
import { account, startImapServer } from '../support/imap';

const names = [{ name: 'commonName', value: 'localhost' }];
const { private: key, cert } = selfsigned.generate(names, {
  keySize: 2048,
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
const { username, password } = account;

afterEach(() => jest.restoreAllMocks());

/** Trusts the certificate, as `NODE_EXTRA_CA_CERTS` does for a process. */
const trustCertificate = () => {
  const create = tls.createSecureContext;
  jest.spyOn(tls, 'createSecureContext').mockImplementation((options) => create({ ...options, ca: cert }));
};

const opened = async (port: number, security: 'tls' | 'startTls') => {
  const settings = { host: 'localhost', port, security, username, password, folder: 'Interac' };
  return withFolder(settings, async ({ uidValidity }) => uidValidity).catch((error: unknown) =>
    error instanceof MailboxError ? error.problem : error,
  );
};

test.each(['tls', 'startTls'] as const)(
  'by %s the password goes to a server with a valid certificate only',
  async (security) => {
    const server = await startImapServer({ credentials: { key, cert }, fromStart: security === 'tls' });
    try {
      expect(await opened(server.port, security)).toBe('unprotected');
      trustCertificate();
      expect(await opened(server.port, security)).toBe('7');
    } finally {
      await server.stop();
    }
  },
);

test('a server that does not offer STARTTLS does not get the password', async () => {
  const server = await startImapServer();
  try {
    expect(await opened(server.port, 'startTls')).toBe('unprotected');
    expect(server.commands.filter((line) => /LOGIN|AUTH/.test(line))).toEqual([]);
  } finally {
    await server.stop();
  }
});
