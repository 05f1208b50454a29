import type { Words } from '../record/words.ts';
import type { DoubtCode, FaultCode } from './words.ts';

/** The value of a text, or why it cannot be read. An empty text is read as null. */
export type Reading<Value> = { value: Value; doubt?: Doubt } | { fault: Fault };

/** Why a text cannot be read; `words.ts` words it. */
export interface Fault {
  code: FaultCode;
  /** The text, or its beginning if it is long. */
  found: string;
  /** The allowed choices. */
  choices?: readonly Words[];
}

/** The text was read but should be checked by a person: an import counts such rows separately from good and bad ones. */
export interface Doubt {
  code: DoubtCode;
  found: string;
}

/** Numbers, days, phones and choices are shorter: a longer text is refused without reading it. */
export const MAX_SHORT_LENGTH = 200;

const MAX_FOUND_LENGTH = 60;

export const fault = (code: FaultCode, text: string, choices?: readonly Words[]): { fault: Fault } => ({
  fault: { code, found: beginning(text), ...(choices && { choices }) },
});

export const doubt = (code: DoubtCode, text: string): Doubt => ({ code, found: beginning(text) });

/** Returns the value of a reading, or `other` if it cannot be read. */
export const valueOr = <Value, Other>(reading: Reading<Value>, other: Other): Value | Other =>
  'fault' in reading ? other : reading.value;

function beginning(text: string): string {
  const signs = [...text.trim()];
  return signs.length > MAX_FOUND_LENGTH ? `${signs.slice(0, MAX_FOUND_LENGTH - 1).join('')}…` : signs.join('');
}
