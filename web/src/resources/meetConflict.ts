import type { ApolloClient, DocumentNode } from '@apollo/client';
import type { Rule } from '@taem/domain/record/formOf.ts';
import { isAsRead } from './formRule.ts';
import { type FormField, type FormValues, formOfRow, isSame } from './formValues.ts';
import type { Row } from './RecordScreens.ts';

interface Written {
  readonly client: ApolloClient;
  /** Reads one record by its id, and the field of its answer. */
  readonly operation: DocumentNode;
  readonly one: string;
  readonly id: string;
  readonly rule: Rule;
  readonly fields: readonly FormField[];
  /** As the record was when the form was opened. */
  readonly base: FormValues;
  /** What was sent. */
  readonly read: FormValues;
  /** The input holds a value that cannot be read back. */
  readonly hasSecret?: boolean;
}

/**
 * Another user saved first: what that means for this form. `arrived`: it is there as it was sent, so what was sent
 * before came through and its answer was lost; `elsewhere`: what this form has is as it was, and may be sent over the
 * version of `now`; `differs`: both changed it, and the user has to choose.
 */
export async function meetConflict(
  written: Written,
): Promise<{ is: 'gone' } | { is: 'arrived' } | { is: 'elsewhere' | 'differs'; now: Row }> {
  const { client, operation, one, id, rule, fields, base, read, hasSecret = false } = written;
  const { data } = await client.query({ query: operation, variables: { id }, fetchPolicy: 'network-only' });
  const now = (data as Record<string, Row | null> | undefined)?.[one];
  if (!now) return { is: 'gone' };
  const there = formOfRow(fields, now);
  const isAsTyped = isAsRead(rule, fields, there, read);
  if (isAsTyped && !hasSecret) return { is: 'arrived' };
  const isUntouched = fields.every(({ name }) => isSame(there[name], base[name]));
  return { is: isAsTyped || isUntouched ? 'elsewhere' : 'differs', now };
}
