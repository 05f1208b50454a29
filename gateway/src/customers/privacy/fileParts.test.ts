import { Readable } from 'node:stream';
import { EMPTIED } from '@taem/domain/customers/privacy/namedIn.ts';
import { describe, expect, it, test, vi } from 'vitest';
import type { FileStore } from '../../files/FileStore.ts';
import { scriptedDatabase } from '../../testing/scriptedDatabase.ts';
import { dataAsHtml } from './dataAsHtml.ts';
import { dataAsJson } from './dataAsJson.ts';
import { dataSections, sectionsOfPotential } from './dataSections.ts';
import { eraseSaved } from './eraseSaved.ts';
import { type DataPart, personData, type SubjectRequest, subjectName } from './personData.ts';

const member: DataPart = {
  ...{ kind: 'file', subject: { of: 'member', code: 'M<1>' }, shop: 'Tea & Co' },
  ...{ time: '2026-03-14T05:00:00Z', timeZone: 'Asia/Bangkok' },
};
const section = (name: string): DataPart => ({ kind: 'section', name });
const rows = (...all: object[]): DataPart => ({ kind: 'rows', rows: all.map((row) => JSON.stringify(row)) });
async function written(
  as: (parts: AsyncIterable<DataPart>) => AsyncIterable<string>,
  parts: readonly DataPart[],
): Promise<string> {
  async function* streamed() {
    yield* parts;
  }
  let text = '';
  for await (const piece of as(streamed())) text += piece;
  return text;
}

describe('a file of a person for machines', () => {
  const read = async (...parts: DataPart[]) => JSON.parse(await written(dataAsJson, parts));
  const file = { format: 'taem-member-data', version: 1, shop: 'Tea & Co', member_code: 'M<1>', time: member.time };

  it('is one object, each part of it a list, in however many pieces it is read', async () => {
    const portrait: DataPart = { kind: 'portrait', dataUrl: 'data:image/webp;base64,AA' };
    const parts = [section('profile'), rows({ a: 1 }), rows({ a: 2 }, { a: 3 }), section('sales'), section('points')];
    expect(await read(member, portrait, ...parts, rows({ b: 1 }))).toEqual({
      ...{ file, portrait: portrait.dataUrl },
      ...{ profile: [{ a: 1 }, { a: 2 }, { a: 3 }], sales: [], points: [{ b: 1 }] },
    });
    expect(await read(member)).toEqual({ file });
  });

  it('names a potential by the id', async () => {
    const potential = { ...member, subject: { of: 'potential', id: 'p' } } as DataPart;
    expect(await read(potential)).toMatchObject({ file: { format: 'taem-potential-data', potential_id: 'p' } });
    expect([subjectName({ of: 'potential', id: 'p' }), subjectName({ of: 'member', code: 'M1' })]).toEqual(['p', 'M1']);
  });
});

describe('a file of a person for people', () => {
  const page = async (...parts: DataPart[]) => await written(dataAsHtml, [member, ...parts]);
  const body = async (...parts: DataPart[]) => (await page(...parts)).split('</p>\n')[1] ?? '';

  it('is one page in both languages, by the clock of the shop, each value escaped', async () => {
    const html = await page();
    expect(html).toContain('<title>M&lt;1&gt; Tea &amp; Co</title>');
    expect(html).toContain('ข้อมูลของสมาชิก <span lang="en">Data of a member</span> M&lt;1&gt;');
    expect(html).toContain('14-03-2026 12:00');
    expect(html.endsWith('</main></body></html>\n')).toBe(true);
  });

  it('has the portrait', async () => {
    expect(await body({ kind: 'portrait', dataUrl: 'data:"' })).toContain('src="data:&quot;"');
  });

  it('says of a part without anything that nothing is held', async () => {
    expect(await body(section('sales'), section('other'))).toBe(
      [
        '<section><h2>การซื้อ <span lang="en">Purchases</span></h2>',
        '<p class="none">ไม่มีข้อมูล <span lang="en">Nothing held</span></p></section>',
        '<section><h2>other</h2>',
        '<p class="none">ไม่มีข้อมูล <span lang="en">Nothing held</span></p></section></main></body></html>\n',
      ].join(''),
    );
  });

  it('lists what is held by its labels, in their order, without what is empty', async () => {
    const row = { lastname: 'D', firstname: '<b>', email: '', phone: null, socials: [], extra: {}, gender: 'Female' };
    expect(await body(section('profile'), rows(row))).toBe(
      [
        '<section><h2>ข้อมูลส่วนตัว <span lang="en">Profile</span></h2><dl>',
        '<div><dt>ชื่อ <span lang="en">First name</span></dt><dd>&lt;b&gt;</dd></div>',
        '<div><dt>นามสกุล <span lang="en">Last name</span></dt><dd>D</dd></div>',
        '<div><dt>เพศ <span lang="en">Gender</span></dt><dd>หญิง <span lang="en">Female</span></dd></div>',
        '</dl></section></main></body></html>\n',
      ].join(''),
    );
  });

  it('has a label that is one word in both languages once', async () => {
    expect(await body(section('tax_documents'), rows({ vat: 7 }))).toContain('<dt>VAT</dt><dd>7</dd>');
  });

  it('labels a field by its part where it means something else there', async () => {
    expect(await body(section('messages'), rows({ state: 'sent' }))).toContain(
      '<dt>สถานะ <span lang="en">Status</span>',
    );
    expect(await body(section('profile'), rows({ state: 'single' }))).toContain('Marital status');
  });

  it('has many short rows as one table, in however many pieces they are read', async () => {
    const html = await body(
      section('points'),
      rows({ points: 5, kind: 'earn', time: '2026-03-14T05:00:00Z' }),
      rows({ points: -2, kind: 'redeem' }),
    );
    expect(html.match(/<table>/g)).toHaveLength(1);
    expect(html.match(/<\/table>/g)).toHaveLength(1);
    expect(html).toContain('<th scope="col" class="short">เวลา <span lang="en">Time</span></th>');
    expect(html).toContain('<td class="short">14-03-2026 12:00</td><td>ได้รับ <span lang="en">Earned</span></td>');
    expect(html).toContain('<td class="number">5</td></tr>');
    expect(html).toContain(
      '<td class="short"></td><td>ใช้ <span lang="en">Used</span></td><td class="number">−2</td></tr>',
    );
  });

  it('has things of one kind within a row as a table of what any of them has', async () => {
    const lines = [
      { name: 'Tea', qty: 1, note: '' },
      { name: 'Cake', price: 45 },
    ];
    const html = await body(section('sales'), rows({ lines, tags: ['a', 'b<'], address: { line: 'x' } }));
    expect(html).not.toContain('note');
    expect(html).toContain('<td>Cake</td>');
    expect(html).toContain('a, b&lt;');
    expect(html).toMatch(/<dd><dl><div><dt>line<\/dt><dd>x<\/dd><\/div><\/dl><\/dd>/);
  });

  it('says of a change what each field was and is', async () => {
    const html = await body(
      section('changes'),
      rows({ before: { firstname: 'A', email: null }, after: { firstname: 'B', phone: '', lastname: 'C' } }),
    );
    expect(html).toContain('<td>A</td><td>B</td>');
    expect(html).toContain('<td></td><td>C</td>');
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(await body(section('changes'), rows({ before: null, after: { firstname: 'B' } }))).toContain(
      '<td></td><td>B</td>',
    );
    expect(await body(section('changes'), rows({ before: { firstname: 'B' }, after: null }))).toContain(
      '<td>B</td><td></td>',
    );
    for (const row of [
      { before: { email: '' }, after: {} },
      { before: null, after: null },
    ])
      expect(await body(section('changes'), rows(row))).not.toContain('<table>');
  });

  it('has no rows that belong to no part', async () => {
    expect(await body(rows({ firstname: 'A' }))).toBe('</main></body></html>\n');
  });
});

test('of a potential there is what may be of who never was a member', () => {
  const traces = { ids: ['m'], potential_ids: ['p'], contacts: ['c'] };
  expect(sectionsOfPotential(traces).map(({ name }) => name)).toEqual(['registration', 'messages', 'changes']);
  const values = Object.fromEntries(dataSections(traces).map(({ name, statement }) => [name, statement.values]));
  expect(values).toMatchObject({
    ...{ profile: [['m']], registration: [['p']], messages: [['c'], ['m']], changes: [['m'], ['p']], sales: [['m']] },
  });
});

describe('ADR 0107 what was saved of a person who is erased', () => {
  const MAY = "select 'saved_documents' as table";
  const OTHERS = 'select lower(name) as name';
  const WRITE = 'update saved_documents d';
  const VERSION = 'update dashboard_versions';
  const DELETE = 'delete from saved_documents';
  const person = {
    ...{ ids: ['m'], potential_ids: ['p'], names: ['Somchai', 'Jaidee'] },
    contacts: ['0812345678|TH|+66', '+66812345678', 'somchai@shop.example'],
  };
  const view = (query: string, more: object = {}) => ({
    ...{ table: 'saved_documents', id: 'v', version: 0, kind: 'view', name: 'Mine', body: { query }, ...more },
  });
  const erase = async (saved: object[], { common = [] as object[], of = person } = {}) => {
    const { client, statements } = scriptedDatabase({
      ...{ [MAY]: saved, [OTHERS]: common, [WRITE]: [], [VERSION]: [], [DELETE]: [] },
    });
    await eraseSaved(client, of);
    const [found, ...rest] = statements;
    return { found, rest: rest.filter(({ words }) => words !== OTHERS).map(({ words, values }) => [words, values]) };
  };
  const bodyOf = async (body: object, kind = 'dashboard') => {
    const table = kind === 'dashboard' ? 'dashboard_versions' : 'saved_documents';
    const { rest } = await erase([view('', { table, kind, version: 3, body })]);
    return rest.map(([words, values]) => [
      words,
      JSON.parse(String((values as unknown[])[2])),
      (values as unknown[])[3],
    ]);
  };

  it('is looked for by names and mails as typed and as in an address, and by the last digits of phones', async () => {
    const { found, rest } = await erase([]);
    expect(found?.values).toEqual([
      ['somchai', 'somchai', 'jaidee', 'jaidee', 'somchai@shop.example', 'somchai%40shop.example'],
      ['12345678', '12345678'],
    ]);
    expect(rest).toEqual([]);
  });

  it('leaves what names no one, and a name that another customer has', async () => {
    expect((await erase([view('keyword=Nok')])).rest).toEqual([]);
    const common = [{ name: 'somchai' }];
    expect((await erase([view('keyword=Somchai')], { common })).rest).toEqual([]);
    expect((await erase([view('keyword=Somchai+Jaidee')], { common })).rest).toHaveLength(1);
  });

  it('a view loses the condition and keeps the others', async () => {
    const { rest } = await erase([view('keyword=Somchai&status=Active')]);
    expect(rest).toEqual([[WRITE, ['v', 'Mine', '{"query":"status=Active"}']]]);
  });

  it('a view that is called by the person gets another name, and its query stays as it is written', async () => {
    const { rest } = await erase([view('status=A%20b', { name: 'Of Somchai' })]);
    expect(rest).toEqual([[WRITE, ['v', `Of ${EMPTIED}`, '{"query":"status=A%20b"}']]]);
  });

  it('a segment that filters by the person is deleted; one that is only called by them is not', async () => {
    expect((await erase([view('keyword=Somchai', { kind: 'segment' })])).rest).toEqual([[DELETE, ['v']]]);
    const called = await erase([view('status=Active', { kind: 'segment', name: 'Somchai' })]);
    expect(called.rest).toEqual([[WRITE, ['v', EMPTIED, '{"query":"status=Active"}']]]);
  });

  it('of a dashboard texts, comments, values and titles are emptied, in each version of it', async () => {
    const document = '# of Somchai\n{ a(name: "Somchai", other: "Nok \\" x", block: """Jaidee""") Somchai }';
    const variables = '{"name":"Somchai","deep":["0812345678",7]}';
    const parts = [{ title: 'Somchai' }, { title: null }, { title: 'Sales' }];
    expect(await bodyOf({ document, variables, parts, forked_from_name: 'Jaidee' })).toEqual([
      [
        VERSION,
        {
          document: `# of ${EMPTIED}\n{ a(name: "${EMPTIED}", other: "Nok \\" x", block: "${EMPTIED}") Somchai }`,
          variables: JSON.stringify({ name: EMPTIED, deep: [EMPTIED, 7] }, null, 2),
          parts: [{ title: EMPTIED }, { title: null }, { title: 'Sales' }],
          forked_from_name: EMPTIED,
        },
        3,
      ],
    ]);
  });

  it('of a dashboard that names no one every part stays as it is written', async () => {
    const body = { document: '{ a(b: "\\q") }', variables: '{ "a":1 }', parts: [], forked_from_name: null };
    expect(await bodyOf(body)).toEqual([]);
    expect(await bodyOf({ ...body, parts: [{ title: 'Somchai' }] })).toEqual([
      [VERSION, { ...body, parts: [{ title: EMPTIED }] }, 3],
    ]);
  });

  it('a text that cannot be read is held against the person as it stands', async () => {
    expect(await bodyOf({ document: '{ a(b: "\\q Somchai") }' })).toEqual([
      [VERSION, { document: `{ a(b: "${EMPTIED}") }` }, 3],
    ]);
  });
});

describe('what is held about a person', () => {
  async function taken(parts: AsyncIterable<DataPart>): Promise<DataPart[]> {
    const all: DataPart[] = [];
    for await (const part of parts) all.push(part);
    return all;
  }
  const traces = { names: [], contacts: [], ids: ['m'], potential_ids: ['p'] };
  const DECLARE = 'no scroll cursor';
  function reading(
    requested: SubjectRequest,
    portrait: string | null,
    { file = 'ABC', mayGoOn = async () => true }: { file?: string | null; mayGoOn?: () => Promise<boolean> } = {},
  ) {
    const time = new Date('2026-03-14T05:00:00Z');
    const scripted = scriptedDatabase({
      'r.name as shop': [{ shop: 'Tea', time, time_zone: 'Asia/Tokyo', portrait }],
      'select m.id, m.code': [{ ...traces, id: 'm', code: 'M1', is_erased: false, is_merged: false, upcoming: 0 }],
      'select p.id, p.version': [{ ...traces, id: 'p', version: 1, is_member: false, same_phone: 0 }],
      'from profile_held': [{ row: '{"a":1}' }],
      [DECLARE]: [],
    });
    const read = vi.fn(async () =>
      file === null ? null : { stream: Readable.from([file.slice(0, 1), file.slice(1)]) },
    );
    const ended = vi.fn();
    const files = { read } as unknown as FileStore;
    const parts = personData(scripted.database, files, 'r1', requested, { ended, mayGoOn });
    const declared = () => scripted.statements.filter(({ words }) => words === DECLARE).length;
    return { ...scripted, parts, read, ended, declared };
  }
  const MALI: SubjectRequest = { of: 'member', id: 'm' };
  const [head, portrait]: DataPart[] = [
    {
      ...{ kind: 'file', subject: { of: 'member', code: 'M1' }, shop: 'Tea' },
      ...{ time: '2026-03-14T05:00:00.000Z', timeZone: 'Asia/Tokyo' },
    },
    { kind: 'portrait', dataUrl: 'data:image/webp;base64,QUJD' },
  ];
  const ofMember = dataSections({ ...traces, is_member: true } as never).map(({ name }) => section(name));

  it('is read at one moment: whose it is, the portrait, and each part, also where nothing is held', async () => {
    const { parts, read, ended, statements, declared } = reading(MALI, '/files/portraits/m.webp');
    const [profile, ...others] = ofMember;
    expect(await taken(parts)).toEqual([head, portrait, profile, rows({ a: 1 }), ...others]);
    expect([read.mock.calls, ended.mock.calls.length]).toEqual([[['portraits/m.webp']], 1]);
    expect([new Set(statements.map(({ as }) => as)), declared()]).toEqual([new Set(['r1']), ofMember.length]);
  });

  it.each([
    ['has none', null, undefined, 0],
    ['has one whose file is gone', '/files/m.webp', null, 1],
  ])('has no portrait where the person %s', async (_, address, file, times) => {
    const { parts, read } = reading(MALI, address, file === null ? { file } : {});
    expect((await taken(parts)).map(({ kind }) => kind)).not.toContain('portrait');
    expect(read).toHaveBeenCalledTimes(times);
  });

  it('of a potential is what may be held of one, by the id', async () => {
    const { parts, statements } = reading({ of: 'potential', id: 'p' }, null);
    const [first, ...others] = await taken(parts);
    expect(first).toEqual({ ...head, subject: { of: 'potential', id: 'p' } });
    expect(others).toEqual(sectionsOfPotential(traces as never).map(({ name }) => section(name)));
    expect(statements.slice(0, 2).map(({ values }) => values)).toEqual([['p'], ['p']]);
  });

  it.each([
    [1, 1, 0],
    [2, 1, 0],
    [3, 1, 1],
    [4, 1, 1],
    [5, 1, 2],
  ])('is read one part ahead of what was taken: after %i parts', async (count, pictures, cursors) => {
    const { parts, read, declared, ended } = reading(MALI, '/files/m.webp');
    for (let at = 0; at < count; at++) await parts.next();
    await parts.return(undefined);
    expect([read.mock.calls.length, declared(), ended.mock.calls.length]).toEqual([pictures, cursors, 1]);
  });

  it('is cut off, and no file of it is whole, once its reader may not have it any more', async () => {
    const may = [true, true, false];
    const { parts, ended } = reading(MALI, '/files/m.webp', { mayGoOn: async () => may.shift() ?? false });
    const read: DataPart[] = [];
    const reads = (async () => {
      for await (const part of parts) read.push(part);
    })();
    await expect(reads).rejects.toMatchObject({ status: 401 });
    expect([read, ended.mock.calls.length]).toEqual([[head, portrait], 1]);
  });
});
