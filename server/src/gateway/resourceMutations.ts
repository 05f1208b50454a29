import type { MutationResolvers, UserError } from '../generated/schema.ts';
import type { Context } from './context.ts';
import { formOf } from './formOf.ts';
import { inAddress } from './inAddress.ts';
import { LOCALE } from './locale.ts';
import { onceBy } from './onceBy.ts';
import { resourceOf } from './resourceOf.ts';
import type { Operation } from './selection.ts';
import type { Upload } from './upload.ts';
import { type FileKind, PICTURE, readUploadedFile, type UploadedFile } from './uploadedFile.ts';
import { type InputPath, userError, userErrorsOf } from './userErrors.ts';
import { inputPath, type WireFields, wireChanges, wireInput } from './wireInput.ts';
import { writeScope } from './writeScope.ts';
import { writtenRecord } from './writtenRecord.ts';

export type Write = 'create' | 'update' | 'delete' | 'uploadImage';

interface WritableResource<Noun extends string, Writes extends Write, Input> {
  /** GraphQL type of its records. */
  type: string;
  /** The noun in the names of the mutations and of the payload's field: `createX`. */
  noun: Noun;
  writes: readonly Writes[];
  /** The path of writes, if different from that of reads. */
  path?: string;
  /** Values sent with every new record, by the names of the wire. */
  fixed?: Readonly<Record<string, unknown>>;
  /** CALL-30 Changes are sent with the id, the language and the merchant too. */
  scopedUpdate?: true;
  /** Exceptions of create and update from the rule of `wireInput`. */
  input?: WireFields<Input>;
}

type MutationName<Noun extends string, W extends Write> = {
  create: `create${Noun}`;
  update: `update${Noun}`;
  delete: `delete${Noun}`;
  uploadImage: `upload${Noun}Image`;
}[W];

type Mutations<Name extends string> = Pick<MutationResolvers, Name & keyof MutationResolvers>;

type Answer = Record<string, unknown> & { userErrors: UserError[] };

interface Keyed {
  idempotencyKey?: string | null;
}

interface Versioned {
  id: string;
  version: number;
}

/** Creates the mutations of a plain resource: each makes one call and returns the resulting record. */
export function resourceMutations<Noun extends string, Writes extends Write, Input extends object = object>({
  type,
  noun,
  writes,
  path,
  fixed,
  scopedUpdate,
  input: exceptions = {},
}: WritableResource<Noun, Writes, Input>): Mutations<MutationName<Noun, Writes>> {
  const field = noun.charAt(0).toLowerCase() + noun.slice(1);
  const pathOf = inputPath(exceptions);
  const base = (context: Context) => `/${path ?? resourceOf(context.records, type).path}`;
  const pathTo = (context: Context, id: string) => `${base(context)}/${inAddress(id)}`;

  const create = async (
    _: unknown,
    { input: { image, idempotencyKey, ...fields } }: { input: Input & Keyed & { image?: Upload | null } },
    context: Context,
    info: Operation,
  ) => {
    const values = { ...fixed, ...wireInput(fields as Input, exceptions) };
    const once = onceBy(idempotencyKey);
    const readWritten = (answer: unknown) => writtenRecord(context, info, type, answer, null);
    if (!image) {
      return await answered(field, pathOf, async () =>
        readWritten(await context.gateway.post(base(context), { ...values, ...(await writeScope(context)) }, once)),
      );
    }
    return await withFile(field, pathOf, 'image', image, PICTURE, async (file) => {
      const body = { ...values, ...(await writeScope(context)), action: 'upload_image' };
      return readWritten(await context.gateway.postForm(base(context), () => formOf(body, file), once));
    });
  };

  const update = async (_: unknown, { input }: { input: Input & Versioned }, context: Context, info: Operation) => {
    const { id, version, ...changes } = input;
    return await answered(field, pathOf, async () => {
      const scope = scopedUpdate && { id, ...(await writeScope(context)) };
      const body = { ...wireChanges(changes as Input, exceptions), ...scope, __v: version };
      const answer = await context.gateway.patch(pathTo(context, id), body);
      return await writtenRecord(context, info, type, answer, id);
    });
  };

  const remove = async (_: unknown, { input }: { input: { id: string } }, context: Context) =>
    await answered('deletedId', pathOf, async () => {
      await context.gateway.delete(pathTo(context, input.id));
      return input.id;
    });

  const uploadImage = async (
    _: unknown,
    { input: { id, version, image } }: { input: Versioned & { image: Upload } },
    context: Context,
    info: Operation,
  ) =>
    await withFile(field, pathOf, 'image', image, PICTURE, async (file) => {
      const fields = { locale: LOCALE, action: 'upload_image', __v: version };
      const answer = await context.gateway.patchForm(pathTo(context, id), () => formOf(fields, file));
      return await writtenRecord(context, info, type, answer, id);
    });

  const all = { create, update, delete: remove, uploadImage };
  return Object.fromEntries(writes.map((write) => [mutationName(noun, write), all[write]])) as Mutations<
    MutationName<Noun, Writes>
  >;
}

/** Runs a write; refusals of the gateway are returned as user errors, with the names of the input. */
export async function answered(noun: string, pathOf: InputPath, write: () => Promise<unknown>): Promise<Answer> {
  try {
    return { [noun]: await write(), userErrors: [] };
  } catch (error) {
    return { [noun]: null, userErrors: userErrorsOf(error, pathOf) };
  }
}

/** The same for a write with one file, which is checked before anything is sent; `name` is its field in the input. */
export async function withFile(
  noun: string,
  pathOf: InputPath,
  name: string,
  sent: Upload,
  kind: FileKind,
  write: (file: UploadedFile) => Promise<unknown>,
): Promise<Answer> {
  const file = await readUploadedFile(sent, kind, name);
  if (typeof file === 'string') return { [noun]: null, userErrors: [userError('VALIDATION', file, [name])] };
  return await answered(noun, pathOf, () => write(file));
}

function mutationName(noun: string, write: Write): string {
  return write === 'uploadImage' ? `upload${noun}Image` : write + noun;
}
