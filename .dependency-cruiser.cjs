/**
 * Dependencies run one way: domain imports nothing of ours; gateway, server and web import domain and never each other;
 * inside a package areas use the shared folders below them and never each other's insides.
 */
const shared = {
  gateway: 'config|http|database|resource|import|rollups|sales|files|messages|testing',
  server: 'config|gateway|execution|http|observability|generated|testing',
  web: 'ui|app|gql|form|list|editor|changes|resources|import|sale|testing',
};

/**
 * Where the areas of a package are put together: the frame of the web with its routes, programs of the gateway that run over all
 * of it, exchanges, which are a return and a sale in one, and approvals, which are of all of these.
 */
const together = {
  gateway: 'backup|canary|demo|check|cells|doctor|drill|exchanges|approvals',
  server: 'exchanges|approvals',
  web: 'frame',
};

/** Areas of a package: every folder that is not shared and not the place where the areas are put together. */
const areasApart = Object.entries(shared).map(([name, folders]) => ({
  name: `${name}-areas-apart`,
  comment: 'An area does not reach into another area; what two areas need lives in a shared folder or in domain.',
  severity: 'error',
  from: {
    path: `^${name}/src/([^/]+)/`,
    pathNot: `^${name}/src/(${[folders, together[name]].filter(Boolean).join('|')})/|[.]test[.]tsx?$`,
  },
  to: { path: `^${name}/src/[^/]+/`, pathNot: `^${name}/src/(${folders}|$1)/` },
}));

/** The mirror of it: what several areas stand on knows neither them nor what holds them. */
const sharedBelow = Object.entries(shared).map(([name, folders]) => ({
  name: `${name}-shared-below-areas`,
  comment: 'A shared folder is used by areas and uses none; turn the call around or move the piece down.',
  severity: 'error',
  from: {
    path: `^${name}/src/(${folders})/`,
    // The generated types of resolvers name what the areas map them from.
    pathNot: `^${name}/src/testing/|[.]test[.]tsx?$|^server/src/generated/`,
  },
  to: { path: `^${name}/src/[^/]+/`, pathNot: `^${name}/src/(${folders})/` },
}));

/** Inside a package or an area: each level knows those before it, and what stands beside it as far as no circle of files comes of it. */
const LEVELS = {
  'domain/src': [
    'money|time',
    'reading',
    'person|form',
    'merchant|geography|catalogue|accounts',
    'loyalty|customers',
    'till',
    'transactions|insight|stock|calendar',
  ],
  'web/src/till': [
    'words|sound|page',
    'keys',
    'scan|typed',
    'customer|basket',
    'why|refusal|wallet|points',
    'offers',
    'bill',
    'payment',
    'sale|receipt',
    'lite',
  ],
  'web/src/customers': [
    'questions',
    'wallet',
    'merge',
    'profile',
    'privacy',
    'register|find|selfRegister',
    'claim',
    'receipt',
  ],
  'web/src/insight': [
    'period|drill|live|print',
    'charts|proof|target|frame',
    'dashboards',
    'reports|overview|health|schedules',
    'figures',
  ],
};
const levels = Object.entries(LEVELS).flatMap(([place, ordered]) =>
  ordered.slice(0, -1).map((level, index) => ({
    name: `${place.replace(/\/src/, '').replaceAll('/', '-')}-level-${index + 1}`,
    comment: `What is built on what in ${place}: ${ordered.join(' <- ')}.`,
    severity: 'error',
    from: { path: `^${place}/(${level})/`, pathNot: '[.]test[.]tsx?$' },
    to: { path: `^${place}/(${ordered.slice(index + 1).join('|')})/` },
  })),
);

module.exports = {
  forbidden: [
    {
      name: 'server-gateway-below-execution',
      comment: 'Reading and writing at the gateway knows the context of an operation, and nothing of how one is run.',
      severity: 'error',
      from: { path: '^server/src/gateway/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/execution/' },
    },
    ...areasApart,
    ...sharedBelow,
    ...levels,
    {
      name: 'no-product-on-tests',
      comment: 'What is sold does not run on what tests it.',
      severity: 'error',
      from: {
        path: '^(domain|gateway|server|web)/src',
        pathNot: '[.]test[.]tsx?$|/(testing|conformance)/',
      },
      to: { path: '^(domain|gateway|server|web)/src/.*([.]test[.]tsx?$|/(testing|conformance)/)' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The rules are pure: no package of ours, no framework, no I/O.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '^domain/src/(contract|insight/dashboards|testing)/|[.]test[.]ts$' },
      // promptparse writes and sums a payload, dayjs writes days; nothing else.
      to: { pathNot: '^domain/src|node_modules/(zod|promptparse|dayjs)' },
    },
    {
      name: 'domain-contract-knows-graphql',
      comment:
        'What a document costs is a rule over the contract, for the server and the sandbox alike (ADR 0014); a series costs by its days (ADR 0035).',
      severity: 'error',
      from: { path: '^domain/src/contract/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^domain/src/(contract/|time/|insight/compareDays[.]ts$)|node_modules/graphql' },
    },
    {
      name: 'domain-dashboards-know-graphql',
      comment: 'What people save of figures are documents: their rules read them (ADR 0073).',
      severity: 'error',
      from: { path: '^domain/src/insight/dashboards/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^domain/src|node_modules/(zod|graphql)' },
    },
    {
      name: 'packages-apart',
      comment: 'gateway, server and web meet on the wire and in domain, never in code.',
      severity: 'error',
      from: { path: '^(gateway|server|web)/src', pathNot: '^server/src/testing/stack/' },
      to: { path: '^(gateway|server|web)/src', pathNot: '^$1/src' },
    },
    {
      name: 'test-stack-starts-the-gateway',
      comment:
        'The test kit runs server and gateway in one process; of the gateway it takes what its own tests start with.',
      severity: 'error',
      from: { path: '^server/src/testing/stack/' },
      to: { path: '^(gateway|web)/src', pathNot: '^gateway/src/testing/' },
    },
    {
      name: 'no-paid-grid',
      comment: 'The grid and the charts are the free ones; the others need a licence (docs/adr/0045).',
      severity: 'error',
      from: {},
      to: { path: '@mui/x-[a-z-]+-(pro|premium)' },
    },
    {
      name: 'ui-knows-no-graphql',
      comment:
        'web/src/ui is drawn from props alone; its own words, the language and the place of the focus come from app.',
      severity: 'error',
      from: { path: '^web/src/ui' },
      to: { path: '@apollo/client|^web/src/(?!ui/|app/(i18n|language|useFocusOnPage)[.]ts)' },
    },
    {
      name: 'migrations-apart',
      comment: 'A migration is frozen, and stands on nothing that another one said (ADR 0112).',
      severity: 'error',
      from: { path: '^gateway/src/database/migrations/[0-9]{4}-' },
      to: { path: '^gateway/src/database/migrations/[0-9]{4}-|^gateway/src/database/functions/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, pathNot: '[.]test[.]tsx?$|[.]d[.]ts$|/main[.]tsx?$|/gql/' },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      // Some packages are types and nothing else.
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
