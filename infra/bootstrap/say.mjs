/** Ends with one clear line. @param {string} line @returns {never} */
export const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/** @param {string} line what is being done, for the person who waits */
export const say = (line) => process.stdout.write(`${line}\n`);
