import type { Plugin } from 'vite';

/** Draws nothing. */
const NOTHING = '() => null';
/** The browser's own tooltip is enough for a heading that is cut off, and for the buttons of pages. */
const NATIVE_TITLE = '({ title, children }) => React.cloneElement(children, { title })';
/** Offers nothing to choose from. */
const NONE = '() => []';

/**
 * Parts of the data grid that our lists never show, though it loads them all: its own filters, column chooser, toolbar,
 * column menu, editors and files, and what only those draw with (docs/adr/0055). By the module of the grid and the name
 * under which it imports each, with what stands there instead. A name that is gone after an upgrade fails the build.
 */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'constants/defaultGridSlotsComponents': {
    GridColumnsPanel: NOTHING,
    GridFilterPanel: NOTHING,
    GridPanel: NOTHING,
    GridColumnHeaderFilterIconButton: NOTHING,
    GridColumnsManagement: NOTHING,
    GridColumnMenu: NOTHING,
    GridToolbar: NOTHING,
  },
  'material/index': {
    MUIAutocomplete: NOTHING,
    MUIBadge: NOTHING,
    MUIChip: NOTHING,
    MUITabs: NOTHING,
    MUITab: NOTHING,
    MUIToggleButton: NOTHING,
    MUISwitch: NOTHING,
    MUIPopper: NOTHING,
    MUITooltip: NATIVE_TITLE,
  },
  'colDef/gridColumnTypesRegistry': {
    GRID_NUMERIC_COL_DEF: '{}',
    GRID_DATE_COL_DEF: '{}',
    GRID_DATETIME_COL_DEF: '{}',
    GRID_BOOLEAN_COL_DEF: '{}',
    GRID_SINGLE_SELECT_COL_DEF: '{}',
    GRID_ACTIONS_COL_DEF: '{}',
    GRID_LONG_TEXT_COL_DEF: '{}',
  },
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
  'TablePaginationActions/TablePaginationActions': { Tooltip: NATIVE_TITLE },
  // Fields of our forms are outlined.
  'TextField/TextField': { Input: NOTHING, FilledInput: NOTHING },
  'Select/Select': { Input: NOTHING, FilledInput: NOTHING, NativeSelectInput: NOTHING },
};

const MODULE = /@mui\/(?:x-data-grid|material)\/(\w+\/\w+)\.mjs$/;

export function leanGrid(): Plugin {
  return {
    name: 'taem-lean-grid',
    apply: 'build',
    transform(code, id) {
      const instead = LEFT_OUT[MODULE.exec(id)?.[1] ?? ''];
      return instead && { code: Object.entries(instead).reduce(replaceImport, code), map: null };
    },
  };
}

/** The module with something else under a name that it imports. */
function replaceImport(code: string, [name, instead]: [string, string]): string {
  const alone = new RegExp(`import ${name} from [^;]+;`);
  const among = new RegExp(`(import \\{[^}]*)\\b${name}\\b,?`);
  if (!alone.test(code) && !among.test(code))
    throw new Error(`The data grid no longer imports ${name}: see leanGrid.ts`);
  const without = alone.test(code) ? code.replace(alone, '') : code.replace(among, '$1');
  return `const ${name} = ${instead};\n${without}`;
}
