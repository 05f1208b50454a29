import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A part of the contract with a name and a description. */
export interface Described {
  /** Its type, and in that the field or value; null for the type itself. */
  readonly type: string;
  readonly member: string | null;
  /** `Query.products(filter)`. */
  readonly name: string;
  readonly description: string;
}

/** A part with its texts folded for searching. */
interface Folded {
  readonly found: Described;
  readonly own: string;
  readonly name: string;
  readonly everything: string;
}

const cache = new WeakMap<GraphQLSchema, readonly Folded[]>();

/** Returns the parts with all words of a text in their name or description, best name matches first. */
export function searchContract(schema: GraphQLSchema, text: string, most = 60): Described[] {
  const words = text.split(/\s+/).map(foldSearch).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join('');
  const rankOf = ({ own, name, everything }: Folded): number => {
    if (!words.every((word) => everything.includes(word))) return -1;
    if (own === whole) return 0;
    if (own.startsWith(whole)) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
  return everythingIn(schema)
    .map((folded) => ({ found: folded.found, rank: rankOf(folded) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

function everythingIn(schema: GraphQLSchema): readonly Folded[] {
  const found =
    cache.get(schema) ??
    Object.values(schema.getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(describedIn)
      .map(foldedOf);
  cache.set(schema, found);
  return found;
}

function foldedOf(found: Described): Folded {
  const { member, type, name, description } = found;
  return {
    ...{ found, own: foldSearch(member ?? type), name: foldSearch(name) },
    everything: foldSearch(`${name}\n${description}`),
  };
}

function describedIn(type: GraphQLNamedType): Described[] {
  const of = (member: string | null, name: string, description: string | null | undefined): Described => {
    return { type: type.name, member, name, description: description ?? '' };
  };
  const own = of(null, type.name, type.description);
  if (isObjectType(type) || isInterfaceType(type))
    return [
      own,
      ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
        of(name, `${type.name}.${name}`, description),
        ...args.map((argument) => of(name, `${type.name}.${name}(${argument.name})`, argument.description)),
      ]),
    ];
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map((one) => of(one.name, `${type.name}.${one.name}`, one.description)),
    ];
  if (isEnumType(type))
    return [own, ...type.getValues().map((one) => of(one.name, `${type.name}.${one.name}`, one.description))];
  return [own];
}
