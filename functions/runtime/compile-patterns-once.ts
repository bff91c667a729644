/*
 * Has V8 compile a regular expression to machine code at its first use. By default it compiles each to bytecode first,
 * and once more at the second use; the mail reader and the planner use hundreds, nearly all of them more than once, so
 * that their first call took 90 ms longer. Imported first by what only a first call loads: Node's own modules load
 * without their code cache once a flag has changed, so those that every function needs are to be there by then.
 */
process.getBuiltinModule('node:v8').setFlagsFromString('--no-regexp-tier-up');
