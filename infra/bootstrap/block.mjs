/**
 * The running product's addresses and accounts, in one block.
 * @param {{ url: string, publicUrl?: string, mailbox?: string, demo: boolean, seconds: number }} facts `publicUrl` when
 * links in e-mails lead elsewhere than `url`, which is the local address
 */
export const block = ({ url, publicUrl, mailbox, demo, seconds }) => {
  const rows = [
    ['Courtside', url],
    ...(publicUrl && publicUrl !== url ? [['Links in emails', publicUrl]] : []),
    ...(mailbox ? [['Mailbox', mailbox]] : []),
    ...(demo
      ? [
          ['Administrator', 'admin / Admin123!'],
          ['Player, drop-in', 'player / Player123!'],
          ['Player, season', 'member / Member123!'],
        ]
      : []),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = '─'.repeat(52);
  const body = rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`);
  return ['', line, ...body, line, `  Ready in ${seconds.toFixed(1)} s. Ctrl-C ends it.`, ''].join('\n');
};
