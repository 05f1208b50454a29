import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isListType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { RequestedOperation } from '../../contract/requestedOperation.ts';
import { selectedFields } from '../../contract/selectedFields.ts';
import type { TimeUnit } from '../../time/dayRange.ts';
import { type BreakdownKind, DIMENSIONS, type Dimension, partOf as kindOfDimension } from '../breakdown/dimensions.ts';
import type { Drawing } from './dashboardLimits.ts';
import type { DashboardDocument } from './readDocument.ts';

/** The kinds of values, which decide how they are written and drawn. */
export const FIGURE_KINDS = ['money', 'count', 'number', 'day', 'moment', 'flag', 'text'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** One value of a row. */
export interface FigureColumn {
  /** Keys of the answer within the row, joined by dots; empty if the row is the value. */
  readonly key: string;
  /** Field of the contract: `RevenuePoint.value`. */
  readonly coordinate: string;
  /** The fields of its row that lead to it, ending with itself: `BreakdownRow.tier`, `MemberTier.name`. */
  readonly fields: readonly string[];
  readonly kind: FigureKind;
  /** Whether it distinguishes rows, as days and names do; everything else is a figure. */
  readonly isKey: boolean;
  /** Whether it is in order of time. */
  readonly isTime: boolean;
  /** The unit, if the day stands for its whole unit; null for any other value. */
  readonly unit: TimeUnit | 'SERIES' | null;
  /** Whether the figures of all rows add up to the figure of the whole, so that it can be drawn as a ring. */
  readonly addsUp: boolean;
  /** Whether it is an id, which need not be displayed next to a name. */
  readonly isId: boolean;
}

/** A field of the document that can be drawn: figures of one object, and rows if it has a list. */
export interface FigurePart {
  /** Keys of the answer, joined by dots. */
  readonly path: string;
  readonly coordinate: string;
  /** Values of the object itself, besides its rows. */
  readonly head: readonly FigureColumn[];
  /** The keys that lead to the rows, through nested rows; null if there are no rows. */
  readonly lists: readonly string[] | null;
  readonly columns: readonly FigureColumn[];
  /**
   * Keys within the row that are selected but not displayed, because a name is displayed instead: two rows with the
   * same name stay separate.
   */
  readonly hidden: readonly string[];
  /** Whether there may be more rows: these are those of a page, or the first ones. */
  readonly isPaged: boolean;
  /** Whether another part of the document has the same title, so that the response key distinguishes them. */
  readonly isTwin: boolean;
}

/** Whole numbers that identify a row. */
const KEY_NUMBERS: ReadonlySet<string> = new Set([
  ...['BreakdownRow.hour', 'RetentionMonth.month', 'TierFigures.level', 'BasketPiecesStep.pieces'],
]);
/** Figures that cannot be added up over rows; of all `Float`s only a share can. */
const ALONE: ReadonlySet<string> = new Set([
  ...['averageBasket', 'average', 'median', 'retailPrice', 'price', 'percent'],
  ...['opening', 'closing', 'usualCount', 'usualRevenue'],
]);
/**
 * Figures that count something in several rows: a member who bought twice may be in two rows, a sale of two products is
 * in a row of each, and a day has notes of several kinds.
 */
const IN_SEVERAL_ROWS: ReadonlySet<string> = new Set([
  ...['BreakdownRow', 'BreakdownMeasures', 'RetentionMonth'].map((type) => `${type}.totalMembers`),
  ...['ProductFigures', 'CategoryFigures', 'SubCategoryFigures'].flatMap((type) => [
    `${type}.totalMembers`,
    `${type}.totalTransactions`,
  ]),
  'BoughtFigures.totalTransactions',
  'PaymentMethodFigures.totalTransactions',
  ...['DayNote.count', 'DayNote.revenue'],
]);
/** What is counted in several rows: sales in those of their parts, and a line in those of all its options. */
type Repeating = BreakdownKind | 'option';
const repeatingOf = (dimension: Dimension): Repeating =>
  dimension === 'OPTION' || dimension === 'OPTION_GROUP' ? 'option' : kindOfDimension(dimension);

/** Fields of a breakdown's row that belong to a part of a sale. */
const PARTS_OF_SALES: Readonly<Record<string, Repeating>> = {
  ...{ productId: 'line', product: 'line', categoryId: 'line', category: 'line' },
  ...{ subCategoryId: 'line', subCategory: 'line', optionGroup: 'option', option: 'option' },
  ...{ paymentMethod: 'tender', instituteId: 'tender', institute: 'tender' },
  ...{ offerId: 'offer', offer: 'offer' },
};
/** Figures of a sale or a line that are repeated in each row of its parts. */
const OF_WHOLE_SALES: Readonly<Record<Repeating, readonly string[]>> = {
  sale: [],
  line: ['totalTransactions'],
  option: ['totalTransactions', 'totalQuantity', 'itemAmount'],
  tender: ['totalTransactions'],
  offer: ['totalTransactions', 'totalRevenue'],
};
/** Figures whose rows do not add up to the whole. */
const WITHOUT_WHOLE: ReadonlySet<string> = new Set(['averageBasket', 'totalMembers']);
const TIMES: ReadonlySet<string> = new Set(['hour', 'time', 'day', 'week', 'month', 'quarter', 'year']);
/** The unit that its first day stands for; `SERIES` is the unit of the series, which the document decides. */
const UNITS: Readonly<Record<string, FigureColumn['unit']>> = {
  time: 'SERIES',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  quarter: 'QUARTER',
  year: 'YEAR',
};
/** Fields about the days, which are not figures, and the same figures of previous days. */
const AROUND: ReadonlySet<string> = new Set(['id', 'range', 'by', 'previous', '__typename']);

/**
 * Returns all parts of a document that can be drawn, in its order. The figures of `previous` are read beside the
 * current ones.
 */
export function figureParts(read: DashboardDocument, schema: GraphQLSchema): FigurePart[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const requested: RequestedOperation = { schema, ...read, today: undefined, variables: {} };
  const parts = [...selectedFields(requested, query, [read.operation.selectionSet])].flatMap((root) => {
    const field = query.getFields()[root.nodes[0]?.name.value ?? ''];
    const type = field && getNamedType(field.type);
    if (!isCompositeType(type)) return [];
    const below = new Walk(requested).fieldsOf(type, setsOf(root.nodes));
    return below.filter(({ name }) => !AROUND.has(name)).map((one) => partOf(requested, root.key, one));
  });
  return parts.map((part) => ({
    ...part,
    isTwin: parts.some((other) => other.path !== part.path && sameAs(other) === sameAs(part)),
  }));
}

/** Returns a key that is equal for parts with the same content; breakdowns also need the same dimensions. */
const sameAs = ({ coordinate, columns }: Pick<FigurePart, 'coordinate' | 'columns'>): string =>
  [coordinate, ...(coordinate.endsWith('.breakdown') ? columns.map(({ key }) => key) : [])].join(' ');

interface Selected {
  readonly key: string;
  readonly name: string;
  readonly coordinate: string;
  readonly type: GraphQLOutputType;
  readonly arguments: FieldNode['arguments'];
  readonly isPaged: boolean;
  readonly sets: SelectionSetNode[];
}

const setsOf = (nodes: readonly { selectionSet?: SelectionSetNode | undefined }[]) =>
  nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));

class Walk {
  private readonly requested: RequestedOperation;
  constructor(requested: RequestedOperation) {
    this.requested = requested;
  }

  fieldsOf(type: GraphQLCompositeType, sets: readonly SelectionSetNode[]): Selected[] {
    return [...selectedFields(this.requested, type, sets)].flatMap(({ key, type: on, nodes }) => {
      const name = nodes[0]?.name.value ?? '';
      const field = 'getFields' in on ? on.getFields()[name] : undefined;
      if (!field) return [];
      const own = { key, name, coordinate: `${on.name}.${name}`, arguments: nodes[0]?.arguments };
      const isPaged = field.args.some((argument) => argument.name === 'page' || argument.name === 'first');
      return [{ ...own, isPaged, type: field.type, sets: setsOf(nodes) }];
    });
  }

  /** Collects the values of an object and its nested objects, and its first list of objects. */
  columnsOf(
    type: GraphQLCompositeType,
    sets: readonly SelectionSetNode[],
    above: string,
    repeatedAbove: readonly string[],
    fieldsAbove: readonly string[] = [],
  ) {
    const columns: FigureColumn[] = [];
    const lists: (Selected & { path: string })[] = [];
    const fields = this.fieldsOf(type, sets);
    const repeated = type.name === 'BreakdownRow' ? [...repeatedAbove, ...repeatedIn(fields)] : repeatedAbove;
    for (const field of fields) {
      const path = above === '' ? field.key : `${above}.${field.key}`;
      const inner = getNamedType(field.type);
      const isList = isListType(getNullableType(field.type));
      if (!isCompositeType(inner)) {
        columns.push(columnOf(path, field, inner, repeated, fieldsAbove));
      } else if (isList) lists.push({ ...field, path });
      else {
        const within = this.columnsOf(inner, field.sets, path, repeated, [...fieldsAbove, field.coordinate]);
        columns.push(...within.columns);
        lists.push(...within.lists);
      }
    }
    return { columns, lists };
  }
}

function partOf(requested: RequestedOperation, root: string, field: Selected): Omit<FigurePart, 'isTwin'> {
  const path = `${root}.${field.key}`;
  const { coordinate, isPaged } = field;
  const inner = getNamedType(field.type);
  const empty = { lists: null, columns: [], hidden: [], isPaged };
  if (!isCompositeType(inner)) return { path, coordinate, head: [columnOf('', field, inner)], ...empty };
  const walk = new Walk(requested);
  const repeated = repeatedBy(field);
  const { columns, lists } = walk.columnsOf(inner, field.sets, '', []);
  const isList = isListType(getNullableType(field.type));
  const [list] = lists;
  if (isList) return { path, coordinate, head: [], isPaged, ...rowsOf(walk, '', columns, list, repeated) };
  const head = withoutIds(columns);
  const type = list && getNamedType(list.type);
  if (!list || !isCompositeType(type)) return { path, coordinate, head, ...empty };
  const rows = walk.columnsOf(type, list.sets, '', repeated);
  return { path, coordinate, head, isPaged, ...rowsOf(walk, list.path, rows.columns, rows.lists[0], repeated) };
}

/** Collects the columns of rows; for nested rows, those of the outer row come first. */
function rowsOf(
  walk: Walk,
  list: string,
  outer: FigureColumn[],
  inner: (Selected & { path: string }) | undefined,
  repeated: readonly string[],
) {
  const type = inner && getNamedType(inner.type);
  const isDeep = inner !== undefined && isCompositeType(type);
  const within = isDeep ? walk.columnsOf(type, inner.sets, inner.path, repeated).columns : [];
  const all = [...outer, ...within];
  const columns = withoutIds(all);
  const hidden = all.filter((column) => !columns.includes(column)).map(({ key }) => key);
  return { lists: isDeep ? [list, inner.path] : [list], columns, hidden };
}

const KINDS: Readonly<Record<string, FigureKind>> = {
  Money: 'money',
  Count: 'count',
  Int: 'count',
  Float: 'number',
  Date: 'day',
  DateTime: 'moment',
  LocalDateTime: 'moment',
  Boolean: 'flag',
};

/** Returns the figures that a breakdown with these fields counts several times per sale. */
function repeatedIn(fields: readonly Selected[]): readonly string[] {
  return fields.flatMap(({ name }) => OF_WHOLE_SALES[PARTS_OF_SALES[name] ?? 'sale']);
}

/**
 * Returns the same from the arguments of the breakdown, whether or not its rows contain the dimension; a variable may
 * have any value.
 */
function repeatedBy({ coordinate, arguments: given }: Selected): readonly string[] {
  const by = given?.find(({ name }) => name.value === 'by')?.value;
  if (!by || !coordinate.endsWith('.breakdown')) return [];
  return (by.kind === Kind.LIST ? by.values : [by]).flatMap((value) => {
    const dimension = value.kind === Kind.ENUM && DIMENSIONS.find((one) => one === value.value);
    return dimension ? OF_WHOLE_SALES[repeatingOf(dimension)] : Object.values(OF_WHOLE_SALES).flat();
  });
}

/** Whether a share adds up to the whole. Shares are of revenue by default; a variable may have any value. */
function isShareOfWhole({ name, arguments: given }: Selected, repeated: readonly string[]): boolean {
  const value = given?.find((argument) => argument.name.value === 'of')?.value;
  if (name !== 'share' || (value && value.kind !== Kind.ENUM)) return false;
  const measure = (value?.value ?? 'TOTAL_REVENUE')
    .toLowerCase()
    .replace(/_./g, ([, letter = '']) => letter.toUpperCase());
  return !WITHOUT_WHOLE.has(measure) && !repeated.includes(measure);
}

function columnOf(
  key: string,
  field: Selected,
  type: GraphQLNamedType,
  repeated: readonly string[] = [],
  above: readonly string[] = [],
): FigureColumn {
  const { coordinate, name } = field;
  const kind = isEnumType(type) ? 'text' : (KINDS[type.name] ?? 'text');
  const isFigure = (kind === 'money' || kind === 'count' || kind === 'number') && !KEY_NUMBERS.has(coordinate);
  const isOfWhole = kind === 'number' ? isShareOfWhole(field, repeated) : !ALONE.has(name) && !repeated.includes(name);
  const addsUp = isFigure && isOfWhole && !IN_SEVERAL_ROWS.has(coordinate);
  const isId = type.name === 'ID' || type.name === 'PictureUrl';
  const unit = (kind === 'day' && UNITS[name]) || null;
  const fields = [...above, coordinate];
  return { key, coordinate, fields, kind, isKey: !isFigure, isTime: !isFigure && TIMES.has(name), unit, addsUp, isId };
}

/** Keeps an id only if no other column identifies the row. */
function withoutIds(columns: FigureColumn[]): FigureColumn[] {
  const keys = columns.filter(({ isKey, isId }) => isKey && !isId).map(({ key }) => key);
  return columns.filter(({ key, isId }) => {
    if (!isId) return true;
    const above = key.replace(/[^.]*$/, '');
    const own = `${key.replace(/Id$/, '')}.`;
    return !keys.some((other) => other.startsWith(own) || other === `${above}name` || other === `${above}code`);
  });
}

/** Fields that name the same thing; together they are one key. */
const NAMES: ReadonlySet<string> = new Set(['name', 'firstname', 'lastname', 'nickname', 'code', 'phone', 'joinedAt']);

/** Fields that together identify a tender: a kind of tender has several banks, and each of them several cards. */
const OF_TENDER: ReadonlySet<string> = new Set([
  ...['paymentMethod', 'institute', 'instituteName', 'instituteId', 'card', 'cardName', 'cardId'],
]);

/**
 * Returns the keys by which rows are drawn, each with the columns that together identify it: of several names of one
 * thing, the first that is a name.
 */
export function drawnKeys<Column extends { key: string; isKey: boolean }>(columns: readonly Column[]): Column[][] {
  const things = new Map<string, Column>();
  for (const column of columns) {
    if (!column.isKey) continue;
    const name = column.key.slice(column.key.lastIndexOf('.') + 1);
    const thing = NAMES.has(name) ? column.key.slice(0, column.key.length - name.length) : column.key;
    const earlier = things.get(thing);
    if (!earlier || (name === 'name' && earlier.key !== column.key)) things.set(thing, column);
  }
  const keys = new Map<string, Column[]>();
  for (const [thing, column] of things) {
    const key = OF_TENDER.has(thing.split('.')[0] ?? '') ? 'tender' : thing;
    keys.set(key, [...(keys.get(key) ?? []), column]);
  }
  return [...keys.values()];
}

/** What figures count, by their names; any other figure counts what its own name says. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  sales: ['totalTransactions', 'frequent'],
  pieces: ['totalQuantity', 'quantity', 'stockQuantity'],
  members: ['totalMembers', 'newMembers', 'bigSpenders', 'frequentMembers'],
  points: [
    ...['earnPoints', 'redeemPoints', 'remainingPoints', 'opening', 'closing', 'brought', 'earned', 'spent', 'voided'],
    ...['adjusted', 'merged', 'claimed', 'balance', 'ledger'],
  ],
};
const SORTS = new Map(Object.entries(COUNTED).flatMap(([sort, names]) => names.map((name) => [name, sort] as const)));

interface OfFigure {
  readonly kind: FigureKind;
  readonly figure: FigureColumn | null;
}

const fieldOf = ({ figure }: OfFigure): string => figure?.coordinate.split('.')[1] ?? '';

/** Returns the sort of a figure; two figures of one sort share an axis. */
export const sortOf = (column: OfFigure): string =>
  column.kind === 'count' ? (SORTS.get(fieldOf(column)) ?? fieldOf(column)) : column.kind;

export const isRevenue = (column: OfFigure): boolean => fieldOf(column) === 'totalRevenue';

/** Returns how a part can be drawn, the most informative way first. */
export function drawingsFor({ lists, columns, head }: FigurePart): Drawing[] {
  const keys = drawnKeys(columns);
  const figures = columns.filter(({ isKey }) => !isKey);
  const numbers: Drawing[] = head.some(({ isKey }) => !isKey) ? ['NUMBER'] : [];
  if (!lists || keys.length === 0 || figures.length === 0) return [...numbers, 'TABLE'];
  const isAlongTime = keys.some(([column]) => column?.isTime);
  // Only additive figures can be drawn as parts of a whole.
  const ofWhole = (drawing: Drawing): Drawing[] => (figures.some(({ addsUp }) => addsUp) ? [drawing] : []);
  const line: Drawing[] = isAlongTime ? ['LINE'] : [];
  if (keys.length === 1) return ['BAR', ...line, 'TABLE', ...(isAlongTime ? [] : ofWhole('RING')), ...numbers];
  const drawings = keys.length === 2 ? [...ofWhole('STACKED_BAR'), ...line] : [];
  return [...drawings, 'TABLE', ...numbers];
}
