/**
 * What a person needs to know of the running product, in one block.
 * @param {{ url: string, mailbox?: string, demo: boolean, seconds: number }} facts
 */
export const block = ({ url, mailbox, demo, seconds }) => {
  const rows = [
    ['Courtside', url],
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
