import type { Action } from '@taem/domain/accounts/permissions.ts';
import type { ErrorCode } from './errorCodes.ts';

/** A JSON Schema; one with a title is described once, by that name. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a route says about itself to those who call it. It describes only: the route reads and checks on its own. */
export interface Operation {
  /** By which generated clients call it. */
  id: string;
  summary: string;
  tag: string;
  /** What the payload of the answer is. */
  payload: JsonSchema;
  /** The answer names the record that was made in `data` too. */
  creates?: boolean;
  /** An object of the query string's parameters. */
  query?: JsonSchema;
  /** Headers that may be sent, by name. */
  headers?: Readonly<Record<string, JsonSchema>>;
  /** The body as JSON; left out where the route has a schema that checks it. */
  body?: JsonSchema;
  /** The body as a form, for those that carry a file. */
  form?: JsonSchema;
  /** Any of these rights. */
  permission?: { objectCodes: readonly string[]; action: Action };
  /** Whose token is asked for, where it is not that of a signed-in user. */
  token?: 'client' | 'clientOrNone' | 'clientOrUser';
  /** 404 although the address has no id in it. */
  mayBeMissing?: boolean;
  /** Refusals of its own; NOT_FOUND is about what the body names. */
  refusals?: readonly ErrorCode[];
  /** What is answered instead of JSON, by its media type. */
  media?: Readonly<Record<string, JsonSchema>>;
  /** The answer is this itself and has no envelope. */
  bare?: boolean;
}

/** Operations by the name that their area has for them. */
export const defineOperations = <Name extends string>(operations: Record<Name, Operation>) => operations;

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
