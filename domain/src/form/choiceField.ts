import { z } from 'zod';
import type { Choice } from '../reading/choice.ts';

/** Reads one of a few values; empty becomes null. */
export function choiceOf<Value extends string>(choices: readonly Choice<Value>[]) {
  return z
    .enum(choices.map(({ value }) => value) as [Value, ...Value[]])
    .nullish()
    .transform((value) => value ?? null);
}
