import type { Context } from '../execution/context.ts';
import type { Operation } from '../execution/selection.ts';
import type { Upload } from '../execution/upload.ts';
import type { MutationResolvers, UserError } from '../generated/schema.ts';
import { formOf } from './formOf.ts';
import { resourceOf } from './resourceOf.ts';
import { type FileKind, PICTURE, readUploadedFile, type UploadedFile } from './uploadedFile.ts';
import { userError, userErrorsOf } from './userErrors.ts';
import { inputPath, type WireFields, wireInput } from './wireInput.ts';
import { writtenRecord } from './writtenRecord.ts';

type Write = 'create' | 'update' | 'delete' | 'uploadImage';

interface WritableResource<Type extends string, Writes extends Write, Input> {
  /** GraphQL type of its records; `createX`, `XPayload` and the payload's field are named after it. */
  type: Type;
  writes: readonly Writes[];
  /** Where create and update differ from the rule of `wireInput`. */
  input?: WireFields<Input>;
}

type MutationName<Type extends string, W extends Write> = {
  create: `create${Type}`;
  update: `update${Type}`;
  delete: `delete${Type}`;
  uploadImage: `upload${Type}Image`;
}[W];

type Mutations<Name extends string> = Pick<MutationResolvers, Name & keyof MutationResolvers>;

interface Versioned {
  id: string;
  version: number;
}

/** The mutations of a plain resource: one call each, and the record as it is then. */
export function resourceMutations<Type extends string, Writes extends Write, Input extends object = object>({
  type,
  writes,
  input: exceptions = {},
}: WritableResource<Type, Writes, Input>): Mutations<MutationName<Type, Writes>> {
  const noun = type.charAt(0).toLowerCase() + type.slice(1);
  const pathOf = inputPath(exceptions);

  const create = async (_: unknown, { input }: { input: Input }, context: Context, info: Operation) => {
    const { path } = resourceOf(context.records, type);
    return await answered(noun, pathOf, async () => {
      const answer = await context.gateway.post(`/${path}`, wireInput(input, exceptions));
      return await writtenRecord(context, info, type, answer, null);
    });
  };

  const update = async (_: unknown, { input }: { input: Input & Versioned }, context: Context, info: Operation) => {
    const { id, version, ...changes } = input;
    const body = { ...wireInput(changes as unknown as Input, exceptions), __v: version };
    return await answered(noun, pathOf, async () => {
      const answer = await context.gateway.patch(pathTo(context, type, id), body);
      return await writtenRecord(context, info, type, answer, id);
    });
  };

  const remove = async (_: unknown, { input }: { input: { id: string } }, context: Context) =>
    await answered('deletedId', pathOf, async () => {
      await context.gateway.delete(pathTo(context, type, input.id));
      return input.id;
    });

  const uploadImage = async (
    _: unknown,
    { input: { id, version, image } }: { input: Versioned & { image: Upload } },
    context: Context,
    info: Operation,
  ) =>
    await withFile(noun, 'image', image, PICTURE, 'image', async (file) => {
      const fields = { action: 'upload_image', __v: version };
      const answer = await context.gateway.patchForm(pathTo(context, type, id), () => formOf(fields, file));
      return await writtenRecord(context, info, type, answer, id);
    });

  const all = { create, update, delete: remove, uploadImage };
  return Object.fromEntries(writes.map((write) => [mutationName(type, write), all[write]])) as unknown as Mutations<
    MutationName<Type, Writes>
  >;
}

/** Runs a write; what the gateway refuses comes back as user errors, in the names of the input. */
export async function answered(
  noun: string,
  pathOf: ReturnType<typeof inputPath>,
  write: () => Promise<unknown>,
): Promise<Record<string, unknown> & { userErrors: UserError[] }> {
  try {
    return { [noun]: await write(), userErrors: [] };
  } catch (error) {
    return { [noun]: null, userErrors: userErrorsOf(error, pathOf) };
  }
}

/** The same for a write of one file, which is looked at before anything is sent. */
export async function withFile(
  noun: string,
  field: string,
  upload: Upload,
  kind: FileKind,
  stem: string,
  write: (file: UploadedFile) => Promise<unknown>,
): Promise<Record<string, unknown> & { userErrors: UserError[] }> {
  const file = await readUploadedFile(upload, kind, stem);
  if (typeof file === 'string') return { [noun]: null, userErrors: [userError('VALIDATION', file, [field])] };
  return await answered(
    noun,
    (wirePath) => [wirePath === 'image' ? field : wirePath],
    () => write(file),
  );
}

function mutationName(type: string, write: Write): string {
  return write === 'uploadImage' ? `upload${type}Image` : write + type;
}

function pathTo(context: Context, type: string, id: string): string {
  return `/${resourceOf(context.records, type).path}/${encodeURIComponent(id)}`;
}
