/** Interac's notice of ten dollars, as text. */
export const notice = (reference: string, number: string) =>
  [
    'INTERAC e-Transfer: A money transfer from A PLAYER has been automatically deposited.',
    '',
    `Message: ${reference}`,
    '',
    `Reference Number: ${number}`,
    'Sent From: A PLAYER',
    'Amount: $10.00 (CAD)',
    '',
  ].join('\n');

/** The same as a mail. @param result what the club's mail server says of its signature */
export const noticeMail = (reference: string, number: string, result: string) =>
  [
    `Authentication-Results: ${result}`,
    'From: A PLAYER <notify@payments.interac.ca>',
    'To: payments@club.test',
    'Subject: Interac',
    'Date: Wed, 18 Nov 2026 08:05:09 -0500',
    'MIME-Version: 1.0',
    '',
    notice(reference, number),
  ]
    .join('\n')
    .replaceAll('\n', '\r\n');
