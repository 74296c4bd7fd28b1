const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * What every module asks its global object for, which Node.js looks up outside the engine, a hundred times as slow as a
 * variable: modules get these as variables. No test puts anything in their place.
 */
const builtIns = `Array ArrayBuffer BigInt Boolean Error Infinity JSON Map Math NaN Number Object Promise Proxy RangeError
  Reflect RegExp Set String Symbol SyntaxError TypeError Uint8Array WeakMap WeakRef WeakSet isNaN parseFloat parseInt
  process`.split(/\s+/);

/** @type {Map<string, { code: string, script: Script }>} each file as this worker compiled it last */
const compiled = new Map();

/** Compiles a module's text once for all test files that load it: a script can run in the context of each. */
const compile = (code, filename, head, keep) => {
  const known = compiled.get(filename);
  if (known?.code === code) return known.script;
  const script = new Script(`${head}${code}\n}})`, { filename, columnOffset: -head.length });
  if (keep) compiled.set(filename, { code, script });
  return script;
};

/** @type {Set<AsyncLocalStorage<unknown>>} those that the running test file has used */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runCounted(...args) {
  storages.add(this);
  return run.apply(this, args);
};

/**
 * Jest's runtime, which gives every test file its own modules, without what makes it slower the longer a worker lives:
 * it compiles each module anew for every test file, and on Node.js before 24 every promise is passed by every
 * AsyncLocalStorage that any file before has left switched on.
 */
module.exports = class SharedScriptRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const testPath = args[6];
    const compileAlone = executor.compile.bind(executor);
    // In a function of its own, so that a module may have a variable of such a name.
    const head = `(function(${builtIns.join()}){return function(${executor.injectedModuleParameters.join()}){`;
    /** @type {unknown[] | undefined} */
    let values;
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        values ??= builtIns.map((name) => executor.environment.global[name]);
        return compile(code, filename, head, filename !== testPath).runInContext(context)(...values);
      } catch {
        // Jest's own says what is wrong with the text.
        return compileAlone(code, filename);
      }
    };
  }

  teardown() {
    super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
