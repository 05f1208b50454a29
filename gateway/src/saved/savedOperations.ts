import { Type } from '@sinclair/typebox';
import { MAX_SAVED_NAME, SAVED_KINDS } from '@taem/domain/saved/savedDocument.ts';
import { defineOperations } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { Uuid } from '../resource/jsonShapes.ts';

const Kind = Type.Unsafe<string>({ type: 'string', enum: [...SAVED_KINDS] });
const Scope = Type.String({ description: 'What it is of: the path of a list.' });
const Name = Type.String({ minLength: 1, maxLength: MAX_SAVED_NAME });
const Body = Type.Object(
  { query: Type.String() },
  { description: 'What stood in the address of its list: of a view all but the page, of a segment the filter alone.' },
);

const SavedDocument = Type.Object(
  {
    id: Uuid,
    kind: Kind,
    scope: Scope,
    name: Type.String(),
    body: Body,
    is_shared: Type.Boolean(),
    is_own: Type.Boolean(),
    owner_name: Type.Union([Type.String(), Type.Null()]),
    may_change: Type.Boolean(),
    is_default: Type.Boolean({ description: 'Of the signed-in user, for this list.' }),
    __v: Type.Integer(),
  },
  { title: 'SavedDocument' },
);

export const CreateSaved = Type.Object({
  kind: Kind,
  scope: Scope,
  name: Type.String(),
  body: Body,
  is_shared: Type.Optional(Type.Boolean()),
});
export const ChangeSaved = Type.Object({
  name: Type.Optional(Type.String()),
  body: Type.Optional(Body),
  is_shared: Type.Optional(Type.Boolean()),
  __v: Type.Integer({ minimum: 0 }),
});
export const ChooseDefault = Type.Object({ kind: Kind, scope: Scope, id: Type.Union([Uuid, Type.Null()]) });

const tag = 'saved';
const list = Type.Object({ saved_documents: Type.Array(SavedDocument) });

export const savedOperations = defineOperations({
  list: {
    id: 'listSavedDocuments',
    caller: 'user',
    summary: 'What the signed-in user saved, and what is shared, of the lists they see: own ones first, each by name',
    tag,
    query: Type.Object({ kind: Type.Optional(Kind), scope: Type.Optional(Scope) }),
    payload: list,
  },
  create: {
    id: 'createSavedDocument',
    caller: 'user',
    summary: 'Save a document of one list, for oneself or for everybody of the shop',
    tag,
    headers: { 'Idempotency-Key': IdempotencyKey },
    body: Type.Composite([Type.Omit(CreateSaved, ['name']), Type.Object({ name: Name })]),
    payload: SavedDocument,
    creates: true,
    refusals: ['IDEMPOTENCY_CONFLICT'],
  },
  update: {
    id: 'updateSavedDocument',
    caller: 'user',
    summary: 'Change an own document; a shared one of somebody else takes Write on the settings',
    tag,
    payload: SavedDocument,
    refusals: ['123'],
  },
  remove: {
    id: 'deleteSavedDocument',
    caller: 'user',
    summary: 'Delete an own document; a shared one of somebody else takes Write on the settings',
    tag,
    payload: Type.Object({ id: Uuid }),
  },
  chooseDefault: {
    id: 'chooseDefaultSavedDocument',
    caller: 'user',
    summary: 'What the list opens with for the signed-in user; null for nothing',
    tag,
    payload: list,
    refusals: ['NOT_FOUND'],
  },
});
