import { buildSchema, OperationTypeNode, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toggleOperationField } from './toggleOperationField.ts';

const schema = buildSchema(`
  type Query { member(id: ID!): Member members(page: Int): MemberPage product(id: ID!): Product }
  type Mutation { eraseMember(input: EraseInput!): ErasePayload! }
  input EraseInput { id: ID! }
  type ErasePayload { member: Member userErrors: [UserError!]! }
  type UserError { code: String! message: String! params: [Param!]! }
  type Param { name: String! value: String! }
  type Member { id: ID! name: String! tier: Tier sales(from: String!): [Sale!]! }
  type Tier { name: String! }
  type Sale { no: String! }
  type MemberPage { total: Int! items: [Member!]! }
  type Product { id: ID! name: String! }
`);
const toggle = (text: string, path: string, kind = OperationTypeNode.QUERY, operationName: string | null = null) => {
  const now = toggleOperationField({ schema, text, operationName }, kind, path.split('.'));
  if (now) expect(validate(schema, parse(now)), now).toEqual([]);
  return now;
};

describe('ticking a field of any operation', () => {
  it('begins one with what the field has to be given as variables, and its first values', () => {
    expect(toggle('', 'member')).toBe('query Member($id: ID!) {\n  member(id: $id) {\n    id\n    name\n  }\n}\n');
    expect(toggle('', 'members')).toContain('total\n    items {\n      id\n      name\n    }');
    const mutation = toggle('', 'eraseMember', OperationTypeNode.MUTATION);
    expect(mutation).toContain(
      'mutation EraseMember($input: EraseInput!) {\n  eraseMember(input: $input) {\n    member {',
    );
    expect(mutation).toContain('userErrors {\n      code\n      message\n      params {');
  });

  it('gives a variable a name that is free, and takes away with a field the variables that only it used', () => {
    const two = toggle(toggle('', 'member') ?? '', 'product') ?? '';
    expect(two).toContain('query Member($id: ID!, $productId: ID!) {');
    const nested = toggle(two, 'member.sales') ?? '';
    expect(nested).toContain('sales(from: $from) {\n      no\n    }');
    expect(toggle(nested, 'product')).toContain('query Member($id: ID!, $from: String!) {');
    expect(toggle(toggle(nested, 'product') ?? '', 'member')).toBe('');
  });

  it('keeps what someone wrote, and the other operations of the text', () => {
    const text = 'query A($own: Int) {\n  # mine\n  all: members { total }\n}\n\nquery B {\n  members { total }\n}\n';
    const more = toggleOperationField({ schema, text, operationName: 'A' }, OperationTypeNode.QUERY, [
      'members',
      'items',
    ]);
    expect(more).toContain('# mine\n  all: members { total\n    items {');
    expect(more).toContain('query A($own: Int) {');
    expect(more?.endsWith('query B {\n  members { total }\n}\n')).toBe(true);
    const without = toggleOperationField({ schema, text, operationName: 'B' }, OperationTypeNode.QUERY, ['members']);
    expect(without?.trim()).toBe(text.slice(0, text.indexOf('query B')).trim());
  });

  it('changes nothing of a text that cannot be read, that is of another kind, or where there is no such field', () => {
    expect(toggle('query {', 'member')).toBeNull();
    expect(toggle('{ members { total } }', 'eraseMember', OperationTypeNode.MUTATION)).toBeNull();
    expect(toggle('', 'nothing')).toBeNull();
  });
});
