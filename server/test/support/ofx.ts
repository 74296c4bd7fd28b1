/** One account's statement. */
interface OfxAccount {
  /** As in the file; null leaves the element out. */
  currency?: string | null;
  account?: string;
  /** The elements of each transaction, such as `<TRNAMT>10.00<FITID>1`. */
  transactions: readonly string[];
}

/** A transaction of an OFX statement, in SGML. */
export const ofxTransaction = (
  amount: string,
  text: string,
  { number = '1', date = '20261114', more = '' } = {},
): string =>
  `<TRNTYPE>CREDIT<DTPOSTED>${date}<TRNAMT>${amount}<FITID>${number}<NAME>INTERAC e-Transfer<MEMO>${text}${more}`;

/** An OFX 1 statement (SGML) as banks write it. */
export const ofxStatement = (...accounts: readonly OfxAccount[]): string => {
  const statements = accounts.map(
    ({ currency = 'CAD', account = '1001', transactions }) => `
<STMTTRNRS><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS>${currency === null ? '' : `<CURDEF>${currency}`}
<BANKACCTFROM><BANKID>000112345<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261121
${transactions.map((elements) => `<STMTTRN>${elements}</STMTTRN>`).join('\n')}
</BANKTRANLIST></STMTRS></STMTTRNRS>`,
  );
  const names = 'DATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE';
  return `OFXHEADER:100\n${names}\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX><BANKMSGSRSV1>${statements.join('')}
</BANKMSGSRSV1></OFX>`;
};
