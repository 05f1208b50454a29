import { type VariableDefinitionNode, valueFromASTUntyped } from 'graphql';
import { COMPARISONS, type Comparison } from '../compareDays.ts';
import { figuresOfPeriod, PERIOD_MODES, type Period } from '../period.ts';
import { readDocument } from './readDocument.ts';
import { readDays } from './rootArguments.ts';

/** The days and the comparison with which a saved dashboard opens. */
export interface OpeningDays {
  readonly period: Period;
  readonly compare: Comparison;
}

/**
 * Reads the days and the comparison from the defaults of the variables `$range` and `$compare` of a document
 * (docs/adr/0105); today compared with the previous period if there are none, or none that the page offers.
 */
export function openingDays(text: string): OpeningDays {
  const range = readDays(defaultOf(variableIn(text, 'range')));
  const compare = defaultOf(variableIn(text, 'compare'));
  return {
    period: (range && periodOf(range)) ?? { mode: 'day' },
    compare: COMPARISONS.find((each) => each === compare) ?? 'PREVIOUS_PERIOD',
  };
}

/**
 * Writes these as the defaults of the document's variables and leaves the rest unchanged; nothing is written for a
 * variable that the document does not have.
 */
export function withOpeningDays(text: string, { period, compare }: OpeningDays): string {
  const opened = openingDays(text);
  const isSame = JSON.stringify(opened.period) === JSON.stringify(period);
  const dated = isSame ? text : withDefault(text, 'range', period.mode === 'day' ? null : rangeText(period));
  return opened.compare === compare
    ? dated
    : withDefault(dated, 'compare', compare === 'PREVIOUS_PERIOD' ? null : compare);
}

function variableIn(text: string, name: string): VariableDefinitionNode | undefined {
  const read = readDocument(text);
  const declared = read.ok ? (read.read.operation.variableDefinitions ?? []) : [];
  return declared.find(({ variable }) => variable.name.value === name);
}

const defaultOf = (definition: VariableDefinitionNode | undefined): unknown =>
  definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);

function periodOf(requested: NonNullable<ReturnType<typeof readDays>>): Period | null {
  if (requested.from && requested.to) return { mode: 'custom', range: { from: requested.from, to: requested.to } };
  const modes = PERIOD_MODES.flatMap((mode) => (mode === 'custom' ? [] : [{ mode }]));
  return modes.find((period) => requested.last && figuresOfPeriod(period).last === requested.last) ?? null;
}

function rangeText(period: Period): string {
  const { last, from, to } = figuresOfPeriod(period);
  return last ? `{ last: ${last} }` : `{ from: "${from}", to: "${to}" }`;
}

function withDefault(text: string, name: string, value: string | null): string {
  const definition = variableIn(text, name);
  const end = definition?.type.loc?.end;
  if (end === undefined) return text;
  const rest = text.slice(definition?.defaultValue?.loc?.end ?? end);
  return `${text.slice(0, end)}${value === null ? '' : ` = ${value}`}${rest}`;
}
