/* Which folder may import which. `npm run imports` checks it; every rule says what it prevents. */

const TESTS = '\\.(test|spec)\\.tsx?$';
/** Code for tests and benchmarks only: fixtures, doubles, the stack started for a test, the browser tests. */
const TEST_SUPPORT =
  '^(web/e2e/|infra/test/|infra/bench/|infra/local/function-fixture/|infra/local/dynamodb/stream-reader)|^(shared|functions|infra)/.*/test-[^/]+\\.ts$';

/** The features of functions/, each above those it may import; so no two of them can need each other. */
// biome-ignore format: one line shows the order.
const FEATURES = ['health', 'place-search', 'discover', 'account', 'calendars', 'mail', 'planner', 'steps', 'import', 'documents', 'sharing', 'costs', 'trips', 'days', 'activities', 'travellers', 'photos', 'security', 'session'];
/** What serves every feature; rules of their own say what each of these may import. */
const FOUNDATIONS = ['http', 'data', 'adapters', 'ports', 'places', 'runtime'];

const above = (feature) => FEATURES.slice(0, FEATURES.indexOf(feature));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Of two modules that need each other, neither can be understood or changed alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-unresolvable',
      comment: 'An import that leads nowhere fails only when somebody calls it.',
      severity: 'error',
      from: {},
      // What the build provides: the folder of the map (web/build/basemap), and modules that it makes (web/build).
      to: { couldNotResolve: true, pathNot: '^#basemap/|^virtual:' },
    },
    {
      name: 'package-is-listed',
      comment: 'A package that another one happens to bring can be gone with the next update.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shared-imports-nothing-of-ours',
      comment: 'shared/ is the words and rules that server and browser both use; it leans on neither.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(functions|web|infra)/' },
    },
    {
      name: 'shared-is-pure',
      comment:
        'shared/ is plain TypeScript, zod, date-fns with its time zones, and fflate: no Node, no DOM, no AWS; it runs anywhere.',
      severity: 'error',
      from: { path: '^shared/', pathNot: TESTS },
      to: { pathNot: '^(shared/|node_modules/(zod|date-fns|@date-fns/tz|fflate)/)' },
    },
    {
      name: 'functions-know-no-infra',
      comment: 'A function does not know what it runs on: Lambda and the local start look the same to it.',
      severity: 'error',
      from: { path: '^functions/', pathNot: TESTS },
      to: { path: '^(infra|web)/' },
    },
    {
      name: 'infra-knows-no-web',
      comment: 'The web app is built and served as files; nothing of it is imported.',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-knows-only-shared',
      comment: 'The browser learns about calls from their contracts; code of the server would leak into the bundle.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(functions|infra)/' },
    },
    {
      name: 'web-has-no-node',
      comment: 'Node’s own modules do not exist in a browser.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'A feature of the web app can be changed or removed alone; what two share moves to ui/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'ui/ and lib/ are what features are made of, app/ is what puts features together.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'app/ puts features together; a feature that needs it could not be loaded alone.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'sdk-stays-at-the-edge',
      comment:
        'AWS is spoken in the table, the adapters, the local stack and the commands that move a stage’s data; the rest can be run and read without it.',
      severity: 'error',
      from: {
        path: '^(functions|infra)/',
        pathNot: [TESTS, TEST_SUPPORT, '^functions/(data|adapters)/', '^infra/(local|operations)/'],
      },
      to: { path: '^node_modules/@(aws-sdk|smithy|aws-crypto)/' },
    },
    {
      name: 'keys-stay-in-data',
      comment: 'Only repositories spell keys, and the projector knows them again in the stream; the others ask those.',
      severity: 'error',
      from: { pathNot: [TESTS, TEST_SUPPORT, '^functions/data/', '^functions/discover/(changes|project-|rebuild-)'] },
      to: { path: '^functions/data/keys\\.ts$' },
    },
    {
      name: 'places-know-no-feature',
      comment: 'Where things are and what they are called is asked by every feature, and leans on none.',
      severity: 'error',
      from: { path: '^functions/places/', pathNot: TESTS },
      to: { path: '^functions/', pathNot: '^functions/places/' },
    },
    {
      name: 'places-are-asked-in-one-way',
      comment: 'The list of the world’s places is read in functions/places alone; everybody else asks by name.',
      severity: 'error',
      from: { pathNot: [TESTS, '^functions/places/'] },
      to: { path: '^functions/places/(data/|known-places\\.json)' },
    },
    ...FEATURES.slice(1).map((feature) => ({
      name: `${feature}-knows-no-feature-above`,
      comment:
        'Features of functions/ import in one direction, so that the lower ones can be read and changed without the others; what two share moves to the lower one, or to a folder below both.',
      severity: 'error',
      from: { path: `^functions/${feature}/`, pathNot: [TESTS, TEST_SUPPORT] },
      to: { path: `^functions/(${above(feature).join('|')})/` },
    })),
    {
      name: 'folder-has-its-place',
      comment: 'A new folder of functions/ is put into the order of the features, or among what serves all of them.',
      severity: 'error',
      from: { path: '^functions/[^/]+/', pathNot: `^functions/(${[...FEATURES, ...FOUNDATIONS].join('|')})/` },
      to: {},
    },
    {
      name: 'ports-data-and-adapters-know-no-feature',
      comment:
        'What stores and what speaks to the world serve every feature, and know none: the rules are in the features.',
      severity: 'error',
      from: { path: '^functions/(ports|data|adapters)/', pathNot: TESTS },
      to: { path: '^functions/', pathNot: '^functions/(ports|data|adapters|runtime)/' },
    },
    {
      name: 'rules-decide-and-do-not-store',
      comment:
        'What a merge, a plan, a booking or a new start makes of a trip is decided without the table; the repository stores what was decided.',
      severity: 'error',
      from: {
        path: '^functions/(trips/(merging|itinerary)/|trips/move-trip|planner/changes/|steps/(ops/|draft|outcome|reversal))',
      },
      to: { path: '^functions/data/(table|transact|writes|staged-writes|write-batches|keys)\\.ts$' },
    },
    {
      name: 'sizes-stand-with-permissions',
      comment: 'What a function may do and how large it is stands in one line of one table.',
      severity: 'error',
      from: { path: '^(functions|infra)/', pathNot: '^infra/aws/(?:function-)?permissions\\.ts$' },
      to: { path: '^infra/aws/function-sizes\\.ts$' },
    },
    {
      name: 'http-knows-no-feature',
      comment: 'The chain is the same for every call; what is special about one is in its feature.',
      severity: 'error',
      from: { path: '^functions/http/', pathNot: TESTS },
      to: { path: '^functions/', pathNot: '^functions/(http|ports|data|adapters|runtime)/' },
    },
    {
      name: 'ports-know-no-adapter',
      comment: 'A port says what the domain needs; who does it is chosen where a handler is put together.',
      severity: 'error',
      from: { path: '^functions/ports/' },
      to: { path: '^functions/(adapters|data|runtime)/' },
    },
    {
      name: 'data-and-adapters-know-not-each-other',
      comment: 'The table is one thing and the rest of the world another; a feature puts them together.',
      severity: 'error',
      from: { path: '^functions/(data|adapters)/', pathNot: TESTS },
      to: { path: '^functions/(data|adapters)/', pathNot: '^functions/$1/' },
    },
    {
      name: 'runtime-is-the-ground',
      comment: 'Environment, log and metrics are what everything else stands on.',
      severity: 'error',
      from: { path: '^functions/runtime/', pathNot: TESTS },
      to: { path: '^functions/', pathNot: '^functions/runtime/' },
    },
    {
      name: 'extraction-is-free-of-aws',
      comment: 'Reading a mail is a function of its bytes, and runs wherever it is needed.',
      severity: 'error',
      from: { path: '^functions/mail/extract/' },
      to: { path: '^functions/(adapters|data|http|runtime)/' },
    },
    {
      name: 'indexes-are-prepared',
      comment:
        'The words of all languages are 600 KB, of which a *.prepared.ts makes an index while a bundle is built; what imports them besides makes it in every cold start.',
      severity: 'error',
      from: { path: '^functions/', pathNot: [TESTS, '\\.prepared\\.ts$'] },
      to: { path: '^functions/mail/extract/words/languages\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-uses-no-dev-package',
      comment: 'What runs in Lambda or in the browser comes from the dependencies, not from the tools.',
      severity: 'error',
      from: {
        path: '^(shared|functions|web/src)/',
        // Scripts that write data files are run by hand.
        pathNot: [TESTS, TEST_SUPPORT, '/generate-[^/]+\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        // Types leave nothing in the bundle.
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'product-uses-no-test',
      comment: 'What helps a test has no place in what is deployed or started; training judges as the benchmarks do.',
      severity: 'error',
      from: { pathNot: [TESTS, TEST_SUPPORT, '^infra/train/'] },
      to: { path: [TESTS, TEST_SUPPORT] },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports and that imports nobody is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.m?ts$', TESTS, '^web/src/.*\\.css$', '\\.json$'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'], exportsFields: ['exports'] },
    exclude: { path: '^web/src/.*\\.(css|svg)$' },
  },
};
