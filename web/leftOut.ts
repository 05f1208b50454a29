import type { Plugin } from 'vite';

/** What stands instead of imported parts, by their names. */
type Instead = Readonly<Record<string, string>>;

/** Draws nothing. */
const NOTHING = '() => null';
/** The browser's own tooltip is enough for a heading that is cut off, and for the buttons of pages. */
const NATIVE_TITLE = '({ title, children }) => React.cloneElement(children, { title })';
/** Offers nothing to choose from. */
const NONE = '() => []';

/**
 * Parts of packages that nothing of ours uses, though they load them: of the data grid its own filters, column chooser,
 * toolbar, column menu, editors and files, and what only those draw with (docs/adr/0055); of the client and the component
 * library what is switched off (docs/adr/0125). By the module and the name under which it imports each, with what stands
 * there instead; what a module imports of which we need little is given by what stays. A module or a name that is gone
 * after an upgrade fails the build.
 */
const LEFT_OUT: Readonly<Record<string, Instead | ((code: string) => Instead)>> = {
  // Cells, rows and heads are what a list shows.
  'constants/defaultGridSlotsComponents': allBut(
    /"\.\.\/components\//,
    /^Grid(?:(?:Skeleton)?Cell|Row(?:Checkbox)?|ColumnHeaders|ColumnHeaderSortIcon|DetailPanels|PinnedRows|BottomContainer)$/,
  ),
  'material/index': allBut(/'@mui\/material\/(?!styles')/, /^MUI(?:Checkbox|IconButton)$|Classes$/, NOTHING, {
    MUITooltip: NATIVE_TITLE,
  }),
  // All of our columns are texts to it.
  'colDef/gridColumnTypesRegistry': allBut(/"\.\//, /^GRID_STRING_COL_DEF$|_COLUMN_TYPE$/, '{}'),
  'colDef/gridStringColDef': {
    renderEditInputCell: NOTHING,
    getGridStringOperators: NONE,
    getGridStringQuickFilterFn: NOTHING,
  },
  'colDef/gridBooleanColDef': {
    renderBooleanCell: NOTHING,
    renderEditBooleanCell: NOTHING,
    getGridBooleanOperators: NONE,
  },
  'colDef/gridActionsColDef': {
    renderActionsCell: NOTHING,
  },
  'DataGrid/useDataGridComponent': {
    useGridClipboard: NOTHING,
    useGridCsvExport: NOTHING,
    useGridPrintExport: NOTHING,
    useGridDataSource: NOTHING,
    useGridStatePersistence: NOTHING,
    useGridListView: NOTHING,
    // Cells ask in which mode they are, and whether they could be in another.
    useGridEditing: `({ current }) => {
      Object.assign(current, { getCellMode: () => 'view', getRowMode: () => 'view', isCellEditable: () => false });
    }`,
  },
  // The theme has no ripples, and what is pressed shows that it is under way by a button with words alone.
  'ButtonBase/ButtonBase': { TouchRipple: NOTHING },
  'IconButton/IconButton': { CircularProgress: NOTHING },
  // The theme has colours that the page resolves, and no schemes of MUI's own (`src/app/theme.ts`).
  'styles/createTheme': { createThemeWithVars: NOTHING },
  'styles/ThemeProvider': { CssVarsProvider: NOTHING },
  // Nothing is drawn outside of our theme, which has all colours; the browser mixes them.
  'styles/defaultTheme': { createTheme: '() => ({})' },
  'Box/Box': { createTheme: '() => ({})' },
  'Paper/Paper': { alpha: NOTHING, getOverlayAlpha: NOTHING },
  'styles/createPalette': {
    ...Object.fromEntries(['purple', 'red', 'orange', 'blue', 'lightBlue', 'green'].map((hue) => [hue, '{}'])),
    darken: NOTHING,
    getContrastRatio: NOTHING,
    lighten: NOTHING,
  },
  'styles/createThemeNoVars': {
    'alpha as systemAlpha': NOTHING,
    'lighten as systemLighten': NOTHING,
    'darken as systemDarken': NOTHING,
    colorChannel: NOTHING,
    'private_safeColorChannel as safeColorChannel': NOTHING,
    hslToRgb: NOTHING,
    resolveFocusVisible: NOTHING,
    stringifyTheme: NOTHING,
  },
  // No style of ours asks for the size of a container.
  'system/createTheme/createTheme': { cssContainerQueries: '(theme) => theme' },
  'system/breakpoints/breakpoints': { isCqShorthand: NOTHING, getContainerQuery: NOTHING },
  'system/styleFunctionSx/styleFunctionSx': { sortContainerQueries: '(_theme, css) => css' },
  // Every document goes by its hash, which is as much its own as its text.
  'utilities/graphql/print': {
    'print as origPrint': '(document) => document.__meta__?.hash ?? JSON.stringify(document)',
  },
  'link/http/BaseHttpLink': { rewriteURIForGET: NOTHING, readMultipartBody: NOTHING },
  // No document has directives that the client itself would carry out, nor fragments that are masked; values stay as they came.
  'core/QueryManager': {
    maskFragment: NOTHING,
    maskOperation: NOTHING,
    removeDirectivesFromDocument: '(_directives, document) => document',
    coerceScalarFieldsToParsed: '(data) => data',
  },
  'core/QueryInfo': { coerceScalarFieldsToParsed: '(data) => data' },
  'core/ObservableQuery': { equalByQuery: NOTHING },
  'core/ApolloClient': {
    removeMaskedFragmentSpreads: '(document) => document',
    mapObservableFragmentMemoized: NOTHING,
  },
  // No page watches a single fragment.
  'cache/core/cache': {
    combineLatestBatched: NOTHING,
    distinctUntilChanged: NOTHING,
    equalByQuery: NOTHING,
    getFragmentDefinition: NOTHING,
    mapObservableFragmentMemoized: NOTHING,
    ReplaySubject: NOTHING,
    timer: NOTHING,
  },
  'language/visitor': { inspect: NOTHING },
  // Nothing that we follow is handed on by a scheduler, nor comes as an iterable or a stream.
  'esm/internal/observable/from': { scheduled: NOTHING },
  'esm/internal/observable/innerFrom': { __asyncValues: NOTHING, __awaiter: NOTHING },
  'esm/internal/util/isReadableStreamLike': { __asyncGenerator: NOTHING, __await: NOTHING },
  // Fields of our forms are outlined.
  'TextField/TextField': { Input: NOTHING, FilledInput: NOTHING },
  'Select/Select': { Input: NOTHING, FilledInput: NOTHING, NativeSelectInput: NOTHING },
};

/** Functions of the router's one file: of servers that render, of forms that it sends itself, and its own page of an error. */
const ROUTER_LEFT_OUT = [
  ...['PrefetchPageLinks', 'RSCErrorHandler', 'DefaultErrorComponent', 'getFormSubmissionInfo'],
  ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
];
/** Its components that no page has: their names for the tools of developers would keep them. */
const ROUTER_UNUSED = ['HistoryRouter', 'NavLink', 'Form'];
const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const MODULE =
  /\/node_modules\/(?:(?:@mui\/(?:x-data-grid|material)|@apollo\/client|graphql|rxjs\/dist)\/|@mui\/(?=system\/))((?:\w+\/)+\w+)\.m?js$/;
/** Packages of Emotion that stand idle below MUI, with what stands there instead. */
const IDLE: Readonly<Record<string, string>> = {
  // Copies the fields of a component to one that Emotion wraps in a theme, which MUI does by itself.
  'hoist-non-react-statics': NOTHING,
  // All attributes of HTML, to keep others off an element: MUI says for each component which it has.
  '@emotion/is-prop-valid': "(name) => !['as', 'ownerState', 'sx', 'theme'].includes(name)",
};

/** What needs a part that is left out, as our code would write it: it would draw nothing or fail, and in the build alone. */
const NEEDS_LEFT_OUT = [
  /\b(?:use(?:Suspense)?Fragment|watchFragment|dataMasking|useGETForQueries|cssVariables|colorSchemes)\b/,
  /import \{[^}]*\b(?:Form|useSubmit|useFetcher|useFormAction)\b[^}]*\} from 'react-router/,
  /import \{[^}]*Scheduler\b[^}]*\} from 'rxjs'/,
  /<(?:TextField|Select|FormControl)\b[^<]*\bvariant="(?:filled|standard)"/,
  /\bcontainerQueries\b|['"]@(?:xs|sm|md|lg|xl|\d)/,
  /<IconButton\b[^<]*\sloading(?:=\{|\s*>|\n)/,
];
const OURS = /\/web\/src\/.*(?<!\.test)\.tsx?$/;

export function leftOut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'taem-left-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source in IDLE) return `\0${source}`;
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      // Whatever the condition, its package names the build with the warnings.
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    load(id) {
      const instead = id.startsWith('\0') && IDLE[id.slice(1)];
      return instead ? `export default ${instead};` : null;
    },
    transform(code, id) {
      const needs = OURS.test(id) && NEEDS_LEFT_OUT.map((each) => each.exec(code)?.[0]).find(Boolean);
      if (needs) throw new Error(`${id} needs what is left out of the build, see leftOut.ts: ${needs}`);
      if (ROUTER.test(id) && code.includes('function createRouter(')) {
        met.add(ROUTER.source);
        return { code: ROUTER_UNUSED.reduce(withoutName, ROUTER_LEFT_OUT.reduce(replaceFunction, code)), map: null };
      }
      const module = MODULE.exec(id)?.[1] ?? '';
      met.add(module);
      const given = LEFT_OUT[module];
      const instead = typeof given === 'function' ? given(code) : given;
      return instead && { code: Object.entries(instead).reduce(replaceImport, code), map: null };
    },
    buildEnd(fault) {
      const gone = [...Object.keys(LEFT_OUT), ROUTER.source].filter((module) => !met.has(module));
      if (!fault && gone.length > 0) throw new Error(`No package has ${gone.join(', ')} any more: see leftOut.ts`);
    },
  };
}

/** Of what a module imports from certain places, all but what stays. */
function allBut(from: RegExp, stays: RegExp, instead = NOTHING, others: Instead = {}): (code: string) => Instead {
  return (code) => {
    const imports = [...code.matchAll(/^import ([^;]+) from ([^;]+);/gm)];
    const names = imports.flatMap(
      ([, names = '', place = '']) => (from.test(place) ? names.match(/\w+/g) : null) ?? [],
    );
    const left = names.filter((name) => !stays.test(name));
    if (left.length === names.length) throw new Error(`A package no longer imports ${stays}: see leftOut.ts`);
    return { ...Object.fromEntries(left.map((name) => [name, instead])), ...others };
  };
}

/** The module with something else under a name that it imports. */
function replaceImport(code: string, [name, instead]: [string, string]): string {
  const alone = new RegExp(`import ${name}(?: from [^;]+;|, (?=\\{))`);
  const among = new RegExp(`(import \\{[^}]*)\\b${name}\\b,?`);
  if (!alone.test(code) && !among.test(code)) throw new Error(`A package no longer imports ${name}: see leftOut.ts`);
  const without = alone.test(code)
    ? code.replace(alone, (found) => (found.endsWith(';') ? '' : 'import '))
    : code.replace(among, '$1');
  return `const ${name.split(' as ').at(-1)} = ${instead};\n${without}`;
}

/** The module with a function that does nothing; the one that it had is used by no one, and goes. */
function replaceFunction(code: string, name: string): string {
  const declared = `\nfunction ${name}(`;
  if (!code.includes(declared)) throw new Error(`The router no longer has ${name}: see leftOut.ts`);
  return code.replace(declared, () => `\nconst ${name} = ${NOTHING};\nfunction ${name}LeftOut(`);
}

/** The module without the name that a component has for tools: where no one uses it, it goes. */
function withoutName(code: string, component: string): string {
  const named = new RegExp(`\\n${component}\\.displayName = .*;`);
  if (!named.test(code)) throw new Error(`The router no longer has ${component}: see leftOut.ts`);
  return code.replace(named, '').replace(`\nvar ${component} = `, (found) => `${found}/* @__PURE__ */ `);
}
