import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_IMPORT_BYTES } from '@taem/domain/limits.ts';
import { isObject } from '@taem/domain/reading/isObject.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readFormParts } from '../http/readFormParts.ts';
import type { FileFormat } from '../resource/export/fileTypes.ts';
import { isUuid } from '../resource/readValue.ts';
import type { ImportRules } from './ImportRules.ts';
import type { ReasonLanguage } from './reasonColumn.ts';
import { refuseFileSize } from './refuseFileSize.ts';

const ACTIONS = ['import', 'test', 'bad_rows'] as const;
export type ImportAction = (typeof ACTIONS)[number];

export interface ImportForm {
  bytes: number;
  /** The file's name, as the sender has it. */
  fileName: string;
  /** SHA-256 of the file. */
  hash: string;
  branchId: string | null;
  /** Whether to import it, to test it, or to return its bad rows. */
  action: ImportAction;
  /** For an import: whether good rows are imported even if there are bad ones. */
  skipsBad: boolean;
  /** For the bad rows. */
  format: FileFormat;
  language: ReasonLanguage;
  /** The field of each column of the file, in order; null to detect them. */
  columns: readonly (string | null)[] | null;
  /** The sheet of a workbook to import, by name; null to detect it. */
  sheet: string | null;
  /** The sender's choices, by the keys of the import's rules. */
  choices: Readonly<Record<string, boolean>>;
}

/** CALL-32 Stores the sent file at `path`: it may be too large for memory, and other fields may come after it. */
export async function readImportForm(
  request: FastifyRequest,
  path: string,
  rules: Pick<ImportRules, 'choices'>,
): Promise<ImportForm> {
  if (!request.isMultipart()) throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  const fields = new Map<string, unknown>();
  let hash: string | null = null;
  let fileName = '';
  for await (const part of readFormParts(request, { fileSize: MAX_IMPORT_BYTES })) {
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else if (part.fieldname !== 'image') throw refuseField(part.fieldname, 'is not a file that is expected here');
    else {
      hash = await keepFile(part, path);
      fileName = nameOf(part);
    }
  }
  if (hash === null) throw refuseField('image', 'is required');
  refuseFields(fields, request.session);
  return {
    bytes: (await stat(path)).size,
    fileName,
    hash,
    branchId: readBranch(fields.get('branch_id'), request.session),
    action: ACTIONS.find((action) => action === fields.get('action')) ?? 'import',
    skipsBad: fields.get('skip_bad') === 'true',
    format: fields.get('format') === 'csv' ? 'csv' : 'xlsx',
    language: fields.get('language') === 'en' ? 'en' : 'th',
    columns: readColumns(fields.get('columns')),
    sheet: String(fields.get('sheet') ?? '') || null,
    choices: readChoices(fields.get('choices'), rules.choices ?? {}),
  };
}

/** Stores a sent file at `path`, and returns its hash. */
export async function keepFile(part: MultipartFile, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(part.file, hashedBy(hash), createWriteStream(path)).catch((error) => {
    throw error?.code === 'FST_REQ_FILE_TOO_LARGE' ? refuseFileSize() : error;
  });
  if (part.file.truncated) throw refuseFileSize();
  return hash.digest('hex');
}

const MAX_NAME_LENGTH = 200;

/** Returns the name without the folder that some programs send with it. */
const nameOf = ({ filename }: MultipartFile): string =>
  (filename ?? '')
    .replace(/^.*[/\\]/, '')
    .replaceAll('\0', '')
    .slice(-MAX_NAME_LENGTH);

/** Passes a stream on unchanged, and hashes it. */
const hashedBy = (hash: Hash) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };

function refuseFields(fields: ReadonlyMap<string, unknown>, { realmId }: GatewaySession): void {
  const action = fields.get('action');
  if (action !== undefined && !ACTIONS.some((each) => each === action)) {
    throw refuseField('action', `must be one of ${ACTIONS.join(', ')}`);
  }
  const realm = fields.get('realm_id');
  if (realm && realm !== realmId) throw refuseField('realm_id', 'is not the realm of this session');
}

function readColumns(value: unknown): ImportForm['columns'] {
  if (value === undefined || value === '') return null;
  const columns = readJson('columns', value);
  const isOne = (each: unknown) => each === null || typeof each === 'string';
  if (!Array.isArray(columns) || !columns.every(isOne))
    throw refuseField('columns', 'must be a list of fields and null');
  return columns;
}

function readChoices(value: unknown, offered: Readonly<Record<string, boolean>>): ImportForm['choices'] {
  if (value === undefined || value === '') return {};
  const choices = readJson('choices', value);
  if (!isObject(choices)) throw refuseField('choices', 'must be an object');
  const read: Record<string, boolean> = {};
  for (const [key, chosen] of Object.entries(choices)) {
    if (!Object.hasOwn(offered, key)) throw refuseField(`choices.${key}`, 'is no choice of this import');
    if (typeof chosen !== 'boolean') throw refuseField(`choices.${key}`, 'must be true or false');
    read[key] = chosen;
  }
  return read;
}

function readJson(path: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw refuseField(path, 'must be JSON');
  }
}

function readBranch(value: unknown, { branchIds }: GatewaySession): string | null {
  if (value === undefined || value === '' || value === 'All') return null;
  if (!isUuid(value)) throw refuseField('branch_id', 'must be an id');
  if (branchIds.length > 0 && !branchIds.includes(value)) throw refuseField('branch_id', 'is not one of your branches');
  return value;
}
