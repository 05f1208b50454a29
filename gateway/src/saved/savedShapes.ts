import { Type } from '@sinclair/typebox';
import { MAX_SAVED_NAME, SAVED_KINDS } from '@taem/domain/saved/savedDocument.ts';
import { orNull, TextOrNull, Uuid } from '../resource/jsonShapes.ts';

export const Kind = Type.Unsafe<string>({ type: 'string', enum: [...SAVED_KINDS] });
export const Scope = Type.String({ description: 'The path of its list.' });
const Name = Type.String({ description: `1 to ${MAX_SAVED_NAME} characters.` });
export const Body = Type.Object(
  { query: Type.String() },
  {
    description: "The query string of its list's address: without the page for a view, the filter only for a segment.",
  },
);

export const SavedDocument = Type.Object(
  {
    id: Uuid,
    kind: Kind,
    scope: Scope,
    name: Type.String(),
    body: Body,
    is_shared: Type.Boolean(),
    is_own: Type.Boolean(),
    owner_name: TextOrNull,
    may_change: Type.Boolean(),
    is_default: Type.Boolean({ description: 'Default of the signed-in user for this list.' }),
    __v: Type.Integer(),
  },
  { title: 'SavedDocument' },
);

export const CreateSaved = Type.Object({
  kind: Kind,
  scope: Scope,
  name: Name,
  body: Body,
  is_shared: Type.Optional(Type.Boolean()),
});
export const ChangeSaved = Type.Object({
  name: Type.Optional(Name),
  body: Type.Optional(Body),
  is_shared: Type.Optional(Type.Boolean()),
  __v: Type.Integer({ minimum: 0 }),
});
export const ChooseDefault = Type.Object({ kind: Kind, scope: Scope, id: orNull(Uuid) });
