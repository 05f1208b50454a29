import { MEASURE_NAMES, MEASURES, type Measure } from '@taem/domain/insight/breakdown/measures.ts';
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** The selected figures of a breakdown. */
export interface SelectedFigures {
  measures: ReadonlySet<Measure>;
  hasTotals: boolean;
  hasPrevious: boolean;
}

type Info = Pick<GraphQLResolveInfo, 'schema' | 'operation' | 'fragments' | 'variableValues' | 'fieldNodes'>;

const PARTS: ReadonlySet<string> = new Set(['rows', 'totals', 'previous']);

/**
 * Collects the selection of a breakdown, over all its aliases with the same arguments, which become one call. Other
 * breakdowns are kept separate, because their figures may be expensive, or not available here.
 */
export function selectedFigures(info: Info): SelectedFigures {
  const statistics = typeOf(info, 'Statistics');
  const definition = statistics.getFields().breakdown;
  const [own] = info.fieldNodes;
  if (!definition || !own) throw new Error('The contract has no breakdown.');
  const argumentsOf = (node: FieldNode) => JSON.stringify(getArgumentValues(definition, node, info.variableValues));
  const same = argumentsOf(own);
  const selected = { measures: new Set<Measure>(), names: new Set<string>() };
  walk(info, [info.operation.selectionSet], (node) => {
    if (node.name.value !== 'breakdown') return true;
    if (argumentsOf(node) === same && node.selectionSet) collect(info, node.selectionSet, selected);
    return false;
  });
  const { measures, names } = selected;
  return {
    measures,
    hasTotals: names.has('totals') || names.has('share'),
    hasPrevious: names.has('previous') || names.has('change'),
  };
}

function collect(
  info: Info,
  selectionSet: SelectionSetNode,
  selected: { measures: Set<Measure>; names: Set<string> },
): void {
  const row = typeOf(info, 'BreakdownRow').getFields();
  walk(info, [selectionSet], (node) => {
    const name = node.name.value;
    selected.names.add(name);
    const measure = MEASURE_NAMES.find((one) => MEASURES[one].field === name);
    if (measure) selected.measures.add(measure);
    const compared = name === 'share' || name === 'change' ? row[name] : undefined;
    if (compared) {
      const { of } = getArgumentValues(compared, node, info.variableValues);
      selected.measures.add((of ?? 'TOTAL_REVENUE') as Measure);
    }
    return PARTS.has(name);
  });
}

/** Walks through the fields of a selection and its fragments, and below those for which `enters` returns true. */
function walk(info: Info, selectionSets: readonly SelectionSetNode[], enters: (node: FieldNode) => boolean): void {
  const left = [...selectionSets];
  const followed = new Set<string>();
  for (let set = left.pop(); set; set = left.pop()) {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        if (enters(node) && node.selectionSet) left.push(node.selectionSet);
      } else if (node.kind === Kind.INLINE_FRAGMENT) left.push(node.selectionSet);
      else if (!followed.has(node.name.value)) {
        followed.add(node.name.value);
        const fragment = info.fragments[node.name.value];
        if (fragment) left.push(fragment.selectionSet);
      }
    }
  }
}

function typeOf({ schema }: Info, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The contract has no ${name}.`);
  return type;
}
