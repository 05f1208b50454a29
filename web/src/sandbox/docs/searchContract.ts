import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Something of the contract that has a name and a description. */
export interface Described {
  /** Where it is read: its type, and in it the field or value; null of the type itself. */
  readonly type: string;
  readonly member: string | null;
  /** `Query.products(filter)`. */
  readonly name: string;
  readonly description: string;
}

const cache = new WeakMap<GraphQLSchema, readonly Described[]>();

/** What has all words of a text in its name or its description: whose name fits best comes first. */
export function searchContract(schema: GraphQLSchema, text: string, most = 60): Described[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const rankOf = ({ member, type, name, description }: Described): number => {
    const own = (member ?? type).toLowerCase();
    const everything = `${name} ${description}`.toLowerCase();
    if (!words.every((word) => everything.includes(word))) return -1;
    if (own === whole) return 0;
    if (own.startsWith(whole)) return 1;
    return words.every((word) => name.toLowerCase().includes(word)) ? 2 : 3;
  };
  return everythingIn(schema)
    .map((found) => ({ found, rank: rankOf(found) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ found }) => found);
}

function everythingIn(schema: GraphQLSchema): readonly Described[] {
  const found =
    cache.get(schema) ??
    Object.values(schema.getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(describedIn);
  cache.set(schema, found);
  return found;
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
