/** Milliseconds since the run began: `TEST_BEGUN`, which `npm test` sets, or now. */
const begun = Number(process.env.TEST_BEGUN ?? Date.now());

/** A line a minute, for jest and for Playwright: how long the run has taken, and how many tests of the step are done. */
export default class Progress {
  #done = 0;
  #files = 0;
  #all = '';
  #last = Date.now();

  /** Of jest: before the first file. @param {{ numTotalTestSuites: number }} results */
  onRunStart({ numTotalTestSuites }) {
    this.#all = ` of ${numTotalTestSuites} files`;
  }

  /** Of jest: a file is done. @param {object} _file @param {{ testResults: object[] }} result */
  onTestFileResult(_file, { testResults }) {
    this.#files++;
    this.#count(testResults.length);
  }

  /** Of Playwright: before the first test. @param {object} _config @param {{ allTests(): object[] }} suite */
  onBegin(_config, suite) {
    this.#all = ` of ${suite.allTests().length}`;
  }

  /** Of Playwright: a test is done. */
  onTestEnd() {
    this.#count(1);
  }

  #count(tests) {
    this.#done += tests;
    if (Date.now() - this.#last < 60_000) return;
    this.#last = Date.now();
    const minute = Math.round((this.#last - begun) / 60_000);
    const done = this.#files ? `${this.#done} tests, ${this.#files}` : `${this.#done} tests`;
    process.stdout.write(`── minute ${minute}: ${done}${this.#all}\n`);
  }
}
