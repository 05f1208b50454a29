import { isObject } from '@taem/domain/reading/isObject.ts';
import { refuseField } from '../http/errors.ts';
import { canFilterBy } from './askableFields.ts';
import type { Field, FieldType, Resource } from './defineResource.ts';
import type { Parameters } from './Parameters.ts';
import { isUuid, readValue, WrongValue } from './readValue.ts';

const COMPARISONS: Readonly<Record<string, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };
const MAX_VALUES = 1_000;
/** DATA-10 High, as a page requests stock with one condition for each product. */
const MAX_CONDITIONS = 1_000;
/** Each may need a separate join with the rows of all records. */
const MAX_BESIDE = 8;
const DEEPEST = 5;

/** SQL types of array parameters, which PostgreSQL cannot infer. */
const SQL_TYPES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  money: 'bigint',
  integer: 'int',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamptz',
  id: 'uuid',
  json: 'jsonb',
  textArray: 'text',
};

/** Limits for a whole filter, whatever parts of a record it covers. */
export interface FilterBounds {
  /** Counts a condition; throws at one too many. */
  count(field: Field | undefined): void;
  /** Depth of the filter at this point. */
  depth: number;
  /** Branches in which the caller works; empty for all. */
  branchIds: readonly string[];
}

export function boundsOf(branchIds: readonly string[] = []): FilterBounds {
  let conditions = 0;
  let beside = 0;
  const count = (field: Field | undefined) => {
    conditions += 1;
    if (field?.isBeside) beside += 1;
    if (conditions > MAX_CONDITIONS) throw refuseField('filter', `has more than ${MAX_CONDITIONS} conditions`);
    if (beside > MAX_BESIDE) throw refuseField('filter', `has more than ${MAX_BESIDE} conditions on rows of a record`);
  };
  return { count, depth: 1, branchIds };
}

export interface CompiledFilter {
  sql: string;
  joins: ReadonlySet<string>;
}

/**
 * Compiles the filter of a request into a condition. Names are looked up among the declared fields and values become
 * parameters, so that no text of the request gets into the SQL; unknown names and operators are refused.
 */
export function compileFilter(
  resource: Pick<Resource, 'fieldByPath'>,
  filter: unknown,
  parameters: Parameters,
  path = 'filter',
  bounds = boundsOf(),
): CompiledFilter {
  const compiler = new FilterCompiler(resource, parameters, bounds);
  const sql = compiler.group(filter, path, bounds.depth);
  return { sql, joins: compiler.joins };
}

class FilterCompiler {
  readonly joins = new Set<string>();
  readonly #resource: Pick<Resource, 'fieldByPath'>;
  readonly #parameters: Parameters;
  readonly #bounds: FilterBounds;

  constructor(resource: Pick<Resource, 'fieldByPath'>, parameters: Parameters, bounds: FilterBounds) {
    this.#resource = resource;
    this.#parameters = parameters;
    this.#bounds = bounds;
  }

  group(filter: unknown, path: string, depth: number): string {
    if (!isObject(filter)) throw refuseField(path, 'must be a JSON object');
    if (depth > DEEPEST) throw refuseField(path, `is nested deeper than ${DEEPEST} levels`);
    const conditions = Object.entries(filter).map(([name, value]) => {
      if (name === '$or') return this.#alternatives(value, `${path}.$or`, depth, ' or ');
      if (name === '$and') return this.#alternatives(value, `${path}.$and`, depth, ' and ');
      return this.#condition(name, value, `${path}.${name}`, depth);
    });
    return conditions.length > 0 ? `(${conditions.join(' and ')})` : 'true';
  }

  #alternatives(list: unknown, path: string, depth: number, between: string): string {
    if (!Array.isArray(list) || list.length === 0) throw refuseField(path, 'must be a list of conditions');
    return `(${list.map((part, index) => this.group(part, `${path}.${index}`, depth + 1)).join(between)})`;
  }

  #condition(name: string, value: unknown, path: string, depth: number): string {
    const field = this.#resource.fieldByPath.get(name);
    this.#bounds.count(field);
    if (!field || !canFilterBy(field)) {
      throw refuseField(path, 'is not a field that can be filtered by');
    }
    if (field.join) this.joins.add(field.join);
    if (field.matches) return field.matches.sql(value, this.#parameters, path, { ...this.#bounds, depth: depth + 1 });
    if (!isObject(value)) return this.#equals(field, value, path);

    const operators = Object.entries(value);
    if (operators.length === 0) throw refuseField(path, 'has no condition');
    return operators.map(([operator, operand]) => this.#operator(field, operator, operand, path)).join(' and ');
  }

  #operator(field: Field, operator: string, operand: unknown, parent: string): string {
    const path = `${parent}.${operator}`;
    if (operator === '$in') return this.#oneOf(field, operand, path);
    if (operator === '$ne') return operand === null ? `${field.sql} is not null` : this.#differs(field, operand, path);
    const comparison = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
    if (!comparison || field.type === 'textArray') throw refuseField(path, 'is not a known condition here');
    return `${field.sql} ${comparison} ${this.#value(field, operand, path)}`;
  }

  #equals(field: Field, value: unknown, path: string): string {
    if (value === null) return `${field.sql} is null`;
    if (field.type === 'textArray') {
      const held = this.#value(field, value, path);
      return field.contains?.(held) ?? `${field.sql} @> array[${held}]`;
    }
    const held = this.#value(field, value, path);
    return field.anyCase ? equalsInAnyCase(field.sql, field.anyCase, held) : `${field.sql} = ${held}`;
  }

  #differs(field: Field, value: unknown, path: string): string {
    if (field.type === 'textArray') return `not (${this.#equals(field, value, path)})`;
    return `${field.sql} is distinct from ${this.#value(field, value, path)}`;
  }

  #oneOf(field: Field, list: unknown, path: string): string {
    if (!Array.isArray(list)) throw refuseField(path, 'must be a list');
    if (list.length > MAX_VALUES) throw refuseField(path, `has more than ${MAX_VALUES} values`);
    // A text that is not a UUID cannot match any record; the other ids are still found.
    const given = field.type === 'id' ? list.filter((value) => typeof value !== 'string' || isUuid(value)) : list;
    const values = given.map((value) => read(elementType(field), value, path));
    const parameter = `${this.#parameters.add(values)}::${SQL_TYPES[field.type]}[]`;
    if (field.anyCase) return `${field.anyCase.small} = any(array(select lower(one) from unnest(${parameter}) one))`;
    return field.type === 'textArray' ? `${field.sql} && ${parameter}` : `${field.sql} = any(${parameter})`;
  }

  #value(field: Field, value: unknown, path: string): string {
    return `${this.#parameters.add(read(elementType(field), value, path))}::${SQL_TYPES[field.type]}`;
  }
}

/** Records from before this was refused may differ only by case: if one has exactly this spelling, only that one matches. */
const equalsInAnyCase = (sql: string, { small, table }: NonNullable<Field['anyCase']>, held: string): string =>
  `(${small} = lower(${held}) and (${sql} = ${held} or not exists (select from ${table} e where ${sql.replace(/^t\./, 'e.')} = ${held})))`;

const elementType = (field: Field): FieldType => (field.type === 'textArray' ? 'text' : field.type);

function read(type: FieldType, value: unknown, path: string): unknown {
  try {
    return readValue(type, value);
  } catch (error) {
    if (error instanceof WrongValue) throw refuseField(path, error.message);
    throw error;
  }
}
