/** Whether a product runs at an address, and whether its pages may run scripts from a developer's machine. */
export const overridePolicyOf = async (url: string): Promise<'open' | 'closed' | 'absent'> => {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'text/html' },
      // If nothing listens, the connection is refused at once; a busy product may take long.
      signal: AbortSignal.timeout(30_000),
    });
    // The shell allows remotes from source exactly when the server's policy does (server/src/web/headers.ts).
    const policy = reply.headers.get('content-security-policy');
    return !policy || policy.includes('http://localhost:*') ? 'open' : 'closed';
  } catch {
    return 'absent';
  }
};
