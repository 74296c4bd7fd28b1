const { AsyncLocalStorage } = require('node:async_hooks');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * The built-ins that modules get as variables: in a separate context, Node.js looks up each global through an
 * interceptor, which takes thirty times as long. None that tests replace, such as `Date`.
 */
const builtIns =
  `Array ArrayBuffer BigInt Boolean Error Infinity JSON Map Math NaN Number Object Promise Proxy RangeError
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
 * A faster Jest runtime: every test file still evaluates its own modules, but a worker compiles them once. After a
 * file it disables the AsyncLocalStorages that were used: before Node.js 24 each enabled one slows down every promise.
 */
module.exports = class SharedScriptRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const testPath = args[6];
    const compileAlone = executor.compile.bind(executor);
    // In an outer function, so that a module may declare a variable with the same name.
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
        // Jest's own compiler reports what is wrong with the text.
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
