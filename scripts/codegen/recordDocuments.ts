import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isCompositeType, isObjectType } from 'graphql';
import type { RecordDeclaration } from '../../domain/src/record/defineRecord.ts';
import type { RecordField } from '../../domain/src/record/field.ts';
import { isOfBranch } from '../../domain/src/record/ofBranch.ts';

/** Fields that the screens of every record select, if the contract has them. */
const COMMON = ['createdAt', 'version'];

/**
 * Returns the operations of a declared record's screens: a page of its list, one record, and its writes. A list selects
 * the fields that it can display; one record selects everything except values for a branch, because only a list names
 * one. The selection of a field with a custom shape is in its declaration.
 */
export function recordDocuments(record: RecordDeclaration, schema: GraphQLSchema): string {
  const { type, one, create, update, remove, picture } = record;
  const object = schema.getType(type);
  if (!isObjectType(object)) throw new Error(`The contract has no type ${type}`);
  const kept = Object.entries(record.fields).filter(([, field]) => !isOfBranch(field));
  const isInLists = (field: RecordField) => (field.kind !== 'own' || field.listed) && !field.partOf;
  const forList = kept.filter(([, field]) => isInLists(field));
  const forOne = kept.filter(([, field]) => !isInLists(field));
  const select = (entries: [string, RecordField][]) =>
    entries.flatMap(([name, field]) => selectionOf(object, name, field)).join(' ');
  const common = [...(picture ? ['imageUrl'] : []), ...COMMON].filter((name) => name in object.getFields()).join(' ');
  const whole = `...${type}Row ${select(forOne)}`;
  const written = `...${type}Row ${select(forOne.filter(([, field]) => !isUnchanged(field)))}`;
  const mutation = (
    verb: string,
    noun: string,
    selected: string,
  ) => `mutation ${verb}${noun}($input: ${verb}${noun}Input!) {
      ${verb.toLowerCase()}${noun}(input: $input) { ${selected} userErrors { code message path } }
    }`;
  return [
    `fragment ${type}Row on ${type} { id ${select(forList)} ${common} }`,
    listQuery(record, schema),
    `query ${type}Record($id: ID!) { ${one}(id: $id) { ${whole} } }`,
    create ? mutation('Create', type, `${one} { ${written} }`) : '',
    update ? mutation('Update', type, `${one} { ${written} }`) : '',
    picture && update ? mutation('Upload', `${type}Image`, `${one} { id imageUrl version }`) : '',
    remove ? mutation('Delete', type, 'deletedId') : '',
  ].join('\n');
}

const isUnchanged = (field: RecordField) => field.kind === 'own' && field.unchanged === true;

function listQuery({ type, many, whole, fields }: RecordDeclaration, schema: GraphQLSchema): string {
  const args = schema.getQueryType()?.getFields()[many]?.args ?? [];
  const variables = args.map(({ name, type: of }) => `$${name}: ${of}`).join(' ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(' ');
  const ofBranch = Object.keys(fields).filter((name) => isOfBranch(fields[name]));
  const row = [`...${type}Row`, ...ofBranch].join(' ');
  const rows = whole ? row : `items { ${row} } total`;
  return `query ${type}List${variables && `(${variables})`} { ${many}${given && `(${given})`} { ${rows} } }`;
}

function selectionOf(object: GraphQLObjectType, name: string, field: RecordField): string[] {
  const fields = object.getFields();
  const part = name.replace(/Id$/, '');
  if (field.kind === 'reference' && part in fields)
    return [name, `${part} { id ${(field.carries ?? field.shows ?? []).join(' ')} }`];
  if (field.kind !== 'own') return [name];
  // A write-only field, such as a password, is not a field of the type.
  if (!fields[name] || field.unread) return [];
  if (!isCompositeType(getNamedType(fields[name].type))) return [name];
  return field.selection ? [`${name} { ${field.selection} }`] : [];
}
