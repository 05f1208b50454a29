import type { Words } from '../record/words.ts';
import { foldSearch } from './foldSearch.ts';
import { fault, MAX_SHORT_LENGTH, type Reading } from './reading.ts';

/** One of a few values, and its names. */
export interface Choice<Value extends string = string> {
  value: Value;
  words: Words;
  aliases?: readonly string[];
}

/** Reads a choice by its code or by one of its names, in either language and any case. */
export function readChoice<Value extends string>(
  text: string,
  choices: readonly Choice<Value>[],
): Reading<Value | null> {
  const written = text.trim();
  const sought = foldSearch(written.slice(0, MAX_SHORT_LENGTH));
  if (sought === '') return { value: null };
  const isMeant = ({ value, words, aliases = [] }: Choice<Value>) =>
    [value, words.th, words.en, ...aliases].some((name) => foldSearch(name) === sought);
  const found = written.length > MAX_SHORT_LENGTH ? undefined : choices.find(isMeant);
  return found
    ? { value: found.value }
    : fault(
        'NOT_A_CHOICE',
        text,
        choices.map(({ words }) => words),
      );
}
