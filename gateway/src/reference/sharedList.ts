import { defineResource, type Field, type Resource } from '../resource/defineResource.ts';
import { id, integer, json, sharedName, text } from '../resource/fields.ts';

interface SharedList {
  path: string;
  listKey: string;
  singleKey: string;
  noun: string;
  /** What an entry has besides its code and names. */
  fields?: Readonly<Record<string, Field>>;
}

/** A list that forms choose from, the same for every merchant: code, name in both languages, in a fixed order. */
export function sharedList({ path, listKey, singleKey, noun, fields = {} }: SharedList): Resource {
  return defineResource({
    path,
    listKey,
    singleKey,
    noun,
    table: listKey,
    read: 'everyone',
    fields: {
      id: id('id'),
      code: text('code', { searched: true }),
      name: sharedName(),
      i18n: json('i18n'),
      ...fields,
      position: integer('position'),
    },
    searchedExpressions: ["(t.i18n -> 'en-US' ->> 'name')"],
    defaultSort: ['position', 1],
  });
}
