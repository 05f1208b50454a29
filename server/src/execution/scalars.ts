import { fromBaht, MoneyError, toBaht } from '@taem/domain/money/money.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import { GraphQLError, GraphQLScalarType, Kind, TokenKind, type ValueNode } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { readPhone } from '../gateway/readPhone.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOCAL = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?:(:\d\d)(?:\.\d{1,3})?)?$/;
/** The format in answers and for the gateway. */
const WRITTEN = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const money = scalar<number>('Money', {
  read(value) {
    if (typeof value !== 'number') throw refused('must be a number of THB');
    try {
      return toBaht(fromBaht(value));
    } catch (error) {
      throw refused(error instanceof MoneyError ? error.message : 'must be a number of THB');
    }
  },
  serialize(value) {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new GraphQLError('Money cannot represent a value that is no number.');
  },
});

const count = scalar<number>('Count', {
  read() {
    throw refused('is never an input');
  },
  serialize(value) {
    if (Number.isSafeInteger(value)) return value as number;
    throw new GraphQLError('Count can only represent whole numbers that JSON can hold exactly.');
  },
});

const date = scalar<string>('Date', {
  read: (value) => matching(value, DAY, isRealDay, 'must be a day of the calendar as YYYY-MM-DD'),
  serialize: asText,
});

const localDateTime = scalar<string>('LocalDateTime', {
  read(value) {
    const [, day, minute, second = ':00'] = (typeof value === 'string' && LOCAL.exec(value)) || [];
    const form = 'must be a moment of the calendar as YYYY-MM-DD HH:mm:ss, or with a T between, and without an offset';
    return matching(`${day} ${minute}${second}`, WRITTEN, isRealMoment, form);
  },
  serialize: asText,
});

const dateTime = scalar<string>('DateTime', {
  read: (value) =>
    matching(value, MOMENT, (text) => !Number.isNaN(Date.parse(text)), 'must be a moment as RFC 3339 with its offset'),
  serialize: asText,
});

const phoneNumber = scalar<string>('PhoneNumber', {
  read(value) {
    const phone = typeof value === 'string' ? readPhone(value) : null;
    if (!phone) throw refused('must be a telephone number such as +66812345678');
    return phone;
  },
  serialize: asText,
});

const pictureUrl = scalar<string>('PictureUrl', {
  read() {
    throw refused('is never an input: send the picture itself');
  },
  serialize: asText,
});

export const scalars = {
  Money: money,
  Count: count,
  Date: date,
  DateTime: dateTime,
  LocalDateTime: localDateTime,
  PhoneNumber: phoneNumber,
  PictureUrl: pictureUrl,
  Upload: GraphQLUpload,
};

interface ScalarRules<T> {
  /** Checks an input; graphql puts the field's name before the message. */
  read(value: unknown): T;
  serialize(value: unknown): T;
}

function scalar<T>(name: string, { read, serialize }: ScalarRules<T>): GraphQLScalarType<T, T> {
  return new GraphQLScalarType<T, T>({
    name,
    serialize,
    parseValue: read,
    parseLiteral: (node) => named(node, () => read(literalOf(node))),
  });
}

/** Names the argument or field of a literal in a refusal; graphql itself only names the position of a variable's value. */
function named<T>(node: ValueNode, run: () => T): T {
  try {
    return run();
  } catch (error) {
    let before = node.loc?.startToken.prev;
    while (before && before.kind !== TokenKind.COLON) before = before.prev;
    const name = before?.prev?.value;
    throw name && error instanceof GraphQLError ? refused(`${name} ${error.message}`) : error;
  }
}

function literalOf(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

function matching(value: unknown, form: RegExp, isReal: (text: string) => boolean, message: string): string {
  if (typeof value !== 'string' || !form.test(value) || !isReal(value)) throw refused(message);
  const hint = eraHint(value);
  if (hint) throw refused(hint);
  return value;
}

function isRealDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

function isRealMoment(text: string): boolean {
  const time = new Date(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.replace(' ', 'T'));
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('Expected a text.');
}

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
