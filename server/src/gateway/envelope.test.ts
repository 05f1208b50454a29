import { describe, expect, it } from 'vitest';
import { listOf, singleOf } from './envelope.ts';

const a = { id: 'a' };
const b = { id: 'b' };
const page = (result: unknown, total: unknown = [{ count: 2 }]) => ({ payload: { things: { total, result } } });

describe('the rows of a list', () => {
  it.each([
    ['a page', page([a, b]), { limit: 10 }],
    ['a plain list', { payload: { things: [a, b] } }, {}],
    ['a bare page (OP-32)', { total: 2, result: [a, b] }, { limit: 2 }],
    ['a bare list (OP-32)', [a, b], {}],
  ])('are read from %s', (_name, body, range) => {
    expect(listOf(body, 'things', range)).toEqual({ rows: [a, b], total: 2 });
  });

  it.each([
    ['the last page', page([a], [{ count: 21 }]), { limit: 10, skip: 20 }, 21],
    ['a page behind the last', page([], [{ count: 21 }]), { limit: 10, skip: 30 }, 21],
    ['no count of nothing', page([], []), { limit: 10 }, 0],
  ])('may be fewer than the page: %s', (_name, body, range, total) => {
    expect(listOf(body, 'things', range).total).toBe(total);
  });

  it('may be figures without ids, where no id was selected', () => {
    const figures = [{ day: 1 }, { day: 2 }];
    expect(listOf({ payload: { days: figures } }, 'days').rows).toEqual(figures);
    expect(() => listOf({ payload: { days: figures } }, 'days', { projection: ['id'] })).toThrow();
  });

  it.each([
    ['nothing under their key', { payload: {} }],
    ['a text', { payload: { things: 'none' } }],
    ['null', { payload: { things: null } }],
    ['a null among them', page([a, null])],
    ['one record twice', page([a, { ...a }])],
    ['one without its id', page([a, {}])],
    ['a page that lacks a row', page([a])],
    ['a page with a row too many', page([a, b, { id: 'c' }])],
    ['no total', { payload: { things: { result: [a] } } }],
    ['a total that is none', page([a, b], 'two')],
    ['no count of something', page([a, b], [])],
  ])('are never made up from %s', (_name, body) => {
    expect(() => listOf(body, 'things', { limit: 10 })).toThrow();
  });
});

describe('a record', () => {
  it.each([
    ['under its key', { payload: { thing: a } }],
    ['bare', { payload: a }],
  ])('is read %s', (_name, body) => {
    expect(singleOf(body, 'thing')).toEqual(a);
  });

  it.each([[{ payload: null }], [{ payload: { thing: null } }], [{ payload: { thing: [] } }], [{ payload: 'x' }]])(
    'is never missing because of %j: that is what 404 is for',
    (body) => {
      expect(() => singleOf(body, 'thing')).toThrow();
    },
  );
});
