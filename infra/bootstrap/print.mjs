/** Exits with a one-line error. @param {string} line @returns {never} */
export const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/** Prints progress. @param {string} line */
export const print = (line) => process.stdout.write(`${line}\n`);
