import { keyWord, partWord } from '@taem/domain/insight/dashboards/columnWords.ts';
import { type FigureColumn, figureParts } from '@taem/domain/insight/dashboards/figureParts.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import type { GraphQLSchema } from 'graphql';
import type { Language } from '../../app/language.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';

/** A figure of a dashboard that an alert can watch. */
export interface AlertFigure {
  readonly path: string;
  readonly figure: string;
  /** Its name in the dashboard: `ยอดขาย · รวม`. */
  readonly word: string;
  /**
   * Whether it has a value for each day, and so can be unusual. Others have one value, which can be over or under a
   * threshold.
   */
  readonly isAlongTime: boolean;
}

const NUMBERS: ReadonlySet<FigureColumn['kind']> = new Set(['money', 'count', 'number']);

/** Returns every figure of the dashboard's parts. */
export function alertFigures(
  { document, parts }: Pick<SavedDashboardFragment, 'document' | 'parts'>,
  schema: GraphQLSchema,
  language: Language,
): AlertFigure[] {
  const read = readDocument(document);
  const figures = new Map(read.ok ? figureParts(read.read, schema).map((part) => [part.path, part]) : []);
  return parts.flatMap(({ path, title }) => {
    const part = figures.get(path);
    if (!part) return [];
    const figuresOf = (columns: readonly FigureColumn[], isAlongTime: boolean) =>
      columns
        .filter(({ kind, isKey, isId }) => NUMBERS.has(kind) && !isKey && !isId)
        .map((column): AlertFigure => {
          const own = column.key === '' ? '' : keyWord(column, language);
          const word = [title ?? partWord(part, language), own].filter(Boolean).join(' · ');
          return { path, figure: column.key, word, isAlongTime };
        });
    const isAlongTime = part.columns.some(({ isTime }) => isTime);
    return [...figuresOf(part.head, false), ...(isAlongTime ? figuresOf(part.columns, true) : [])];
  });
}
