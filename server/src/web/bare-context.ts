import vm from 'node:vm';

/**
 * Starts a program where there is nothing but JavaScript itself: no files, network, environment, timers or modules, and no
 * text becomes code. It is given a text, and answers with one.
 * @param code sets `globalThis.draw`, a function from a text to a promise of a text that waits for nothing outside
 * @param name of the file, for its errors
 * @param patience the longest that it starts, and that it computes an answer, in milliseconds
 * @returns that function; it throws what the program throws, and when it takes longer
 */
export const inBareContext = (code: string, name: string, patience: number): ((asked: string) => string) => {
  // All its promises are settled as it returns.
  const context = vm.createContext(Object.create(null), {
    microtaskMode: 'afterEvaluate',
    codeGeneration: { strings: false, wasm: false },
  });
  const run = (source: string): unknown =>
    vm.runInContext(source, context, { filename: name, timeout: patience });
  run(code);
  return (asked) => {
    run(
      `globalThis.answer = ''; globalThis.fault = 'nothing was drawn'; draw(${JSON.stringify(asked)}).then(
        (drawn) => { answer = drawn; fault = ''; },
        (error) => { fault = String(error?.stack ?? error); },
      ); ''`,
    );
    // Only texts leave it.
    const fault = String(run('String(fault)'));
    if (fault) throw new Error(fault);
    return String(run('String(answer)'));
  };
};
