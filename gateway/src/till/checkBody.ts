import { isObject } from '@taem/domain/reading/isObject.ts';
import type { z } from 'zod';
import { type Problem, refuseField, refuseFields } from '../http/errors.ts';

/** Parses the body by its schema; throws a refusal that names the place of every fault. */
export function checkBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (!isObject(body)) throw refuseField('body', 'must be an object');
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw refuseFields(
    checked.error.issues.flatMap((issue): Problem[] => {
      const path = issue.path.join('.');
      if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
      return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'is not known' }));
    }),
  );
}
