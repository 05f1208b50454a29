import { typedNumber } from '@taem/domain/money/typedNumber.ts';
import { birthdateToDay } from '@taem/domain/person/birthdate.ts';
import type { FieldType } from '../resource/defineResource.ts';
import { withoutGuard } from '../resource/formulaGuard.ts';

const TRUE = new Set(['true', 'yes', 'y', '1']);
const FALSE = new Set(['false', 'no', 'n', '0']);

const NUMBERS: ReadonlySet<FieldType> = new Set(['money', 'integer', 'decimal']);

/** The value that a field is given by a cell of a spreadsheet; what is no such value is left to be refused as it is. */
export function readCell(type: FieldType, cell: unknown): unknown {
  if (cell instanceof Date) return type === 'timestamp' ? cell.toISOString() : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && NUMBERS.has(type)) return cell;
  if (typeof cell !== 'string' && typeof cell !== 'number') return cell ?? null;
  const text = withoutGuard(String(cell));
  if (text === '') return null;
  switch (type) {
    case 'money':
    case 'integer':
    case 'decimal': {
      const number = typedNumber(text);
      return /^-?(\d+\.)?\d+$|^-?\.\d+$/.test(number) ? Number(number) : text;
    }
    case 'boolean':
      return TRUE.has(text.toLowerCase()) || (FALSE.has(text.toLowerCase()) ? false : text);
    case 'date':
      return birthdateToDay(text) ?? text;
    case 'textArray':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    default:
      return text;
  }
}
