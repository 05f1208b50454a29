import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FileStore } from '../../files/FileStore.ts';
import { scriptedDatabase } from '../../testing/scriptedDatabase.ts';
import { cashier, SHOP } from '../../testing/scriptedShop.ts';
import { readAgreed, readConsents, writeAgreed, writeConsent } from './consents.ts';
import { writtenValue } from './dataValues.ts';
import { removeErasedPictures, startRemovingErasedPictures } from './erasedPictures.ts';
import { eraseMember } from './eraseMember.ts';
import { erasePotential } from './erasePotential.ts';
import { previewMemberErasure } from './previewMemberErasure.ts';
import { previewPotentialErasure } from './previewPotentialErasure.ts';

const WORDING = CONSENT_WORDINGS['th-TH'];
const refused = (status: number, code: string, reason?: string) =>
  expect.objectContaining({ status, code, details: reason ? { reason } : undefined });

describe('an answer to whether the shop may send messages', () => {
  const [LOCK, WRITE] = ['for share', 'insert into message_consents'];
  const member = { erased: false, merged: false };
  const write = (rows: object[], wording = WORDING) => {
    const { client, statements } = scriptedDatabase({ [LOCK]: rows, [WRITE]: [] });
    const written = writeConsent(client, 'm', { is_given: false, wording }, cashier);
    return { written, inserted: () => statements.filter(({ words }) => words === WRITE).map(({ values }) => values) };
  };

  it('is kept with what was shown, in which language, and who wrote it down', async () => {
    const { written, inserted } = write([member]);
    await written;
    expect(inserted()).toEqual([['m', false, WORDING, 'th-TH', 'mali', 'mali']]);
  });

  it.each<[string, object[], string | undefined, unknown]>([
    ['to what is not statements today', [member], 'Something else', refused(400, 'VALIDATION')],
    ['of a member who is not there', [], undefined, refused(404, 'NOT_FOUND')],
    ['of one whose data are gone', [{ erased: true, merged: true }], undefined, refused(422, 'MEMBER_ERASED')],
    ['of an account that is another one now', [{ ...member, merged: true }], undefined, refused(422, 'MEMBER_MERGED')],
  ])('is refused %s', async (_which, rows, wording, refusal) => {
    const { written, inserted } = write(rows, wording);
    await expect(written).rejects.toEqual(refusal);
    expect(inserted()).toEqual([]);
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [WORDING, WORDING],
  ])('of a person who registers is invalid without a wording: %j', (value, agreed) => {
    expect(readAgreed(value)).toBe(agreed);
  });

  it.each(['Something else', 5, [WORDING]])(
    'of a person who registers covers only the wordings in use: %j',
    (value) => {
      expect(() => readAgreed(value)).toThrow(refused(400, 'VALIDATION'));
    },
  );

  it('of a person who registers is theirs, and given', async () => {
    const { client, statements } = scriptedDatabase({ [LOCK]: [member], [WRITE]: [] });
    await writeAgreed(client, 'm', null, cashier);
    expect(statements).toEqual([]);
    await writeAgreed(client, 'm', WORDING, null);
    expect(statements.map(({ values }) => values)).toEqual([['m'], ['m', true, WORDING, 'th-TH', null, null]]);
  });

  it('is read with all of the same member, who must be there', async () => {
    const all = [{ id: 'c2' }, { id: 'c1' }];
    const [THERE, READ_ALL] = ['select 1 from members where id = $1', 'from message_consents c'];
    const { client, statements } = scriptedDatabase({ [THERE]: [{}], [READ_ALL]: all });
    expect(await readConsents(client, 'm')).toEqual(all);
    expect(statements.map(({ values }) => values)).toEqual([['m'], ['m']]);
    const { client: empty } = scriptedDatabase({ [READ_ALL]: all });
    await expect(readConsents(empty, 'm')).rejects.toEqual(refused(404, 'NOT_FOUND'));
  });
});

const ACCOUNTS = {
  ...{ id: 'm', code: 'M1', version: 3, points: 12, birthdate: '1990-02-03', ids: ['m', 'n'], potential_ids: ['p'] },
  ...{ contacts: ['+66812345678'], names: ['Somchai'], is_erased: false, is_merged: false, upcoming: 0 },
};
const READ = 'm.erased_at is not null as is_erased';
const [ROWS_GO, CLOSED] = ['update members set firstname', 'update members set points = 0'];

describe('the erasure of a member', () => {
  const erase = (before: object[], locked = before, version = 3) => {
    const readings = [before, locked];
    const { client, statements } = scriptedDatabase({
      [READ]: () => readings.shift() ?? [],
      'from pg_attribute': [{ name: 'firstname', empty: "''" }],
      'select image_url from members': [{ image_url: '/files/a.webp' }],
      [ROWS_GO]: [],
      [CLOSED]: [],
      'insert into point_entries': [],
      'insert into erased_pictures': [],
    });
    const done = eraseMember(client, cashier, { id: 'm', version });
    return {
      done,
      valuesOf: (part: string) => statements.filter(({ words }) => words === part).map(({ values }) => values),
    };
  };

  it('takes all accounts of the person, forfeits the points, and notes the portraits', async () => {
    const { done, valuesOf } = erase([ACCOUNTS]);
    await done;
    expect(valuesOf(ROWS_GO)).toMatchObject([[['m', 'n'], expect.any(String), expect.any(String), 'm', '1990-01-01']]);
    expect(valuesOf(CLOSED)).toEqual([['m']]);
    expect(valuesOf('insert into point_entries')).toMatchObject([['m', -12, 'mali', expect.any(String)]]);
    expect(valuesOf('insert into erased_pictures')).toEqual([[['/files/a.webp']]]);
  });

  it('writes nothing in the books where there are no points', async () => {
    const { done, valuesOf } = erase([{ ...ACCOUNTS, points: 0 }]);
    await done;
    expect([valuesOf(CLOSED), valuesOf('insert into point_entries')]).toEqual([[], []]);
  });

  const [erased, merged, booked] = [{ is_erased: true, is_merged: true }, { is_merged: true }, { upcoming: 1 }];

  it.each<[string, object[], object[], number, unknown]>([
    ['who is not there', [], [], 3, refused(404, 'NOT_FOUND')],
    ['who was erased', [{ ...ACCOUNTS, ...erased }], [], 3, refused(422, 'ERASURE_REFUSED', 'ERASED')],
    ['who is part of another', [{ ...ACCOUNTS, ...merged }], [], 3, refused(422, 'ERASURE_REFUSED', 'MERGED')],
    [
      'who made an appointment while they were locked',
      [ACCOUNTS],
      [{ ...ACCOUNTS, ...booked }],
      3,
      refused(422, 'ERASURE_REFUSED', 'UPCOMING_APPOINTMENTS'),
    ],
    ['who was changed since', [ACCOUNTS], [ACCOUNTS], 2, refused(409, '123')],
    ['who was changed while they were locked', [ACCOUNTS], [{ ...ACCOUNTS, version: 4 }], 3, refused(409, '123')],
  ])('is refused of one %s, and nothing goes', async (_who, before, locked, version, refusal) => {
    const { done, valuesOf } = erase(before, locked, version);
    await expect(done).rejects.toEqual(refusal);
    expect([valuesOf(ROWS_GO), valuesOf(CLOSED)]).toEqual([[], []]);
  });

  it('is previewed with what would go and what stands in its way', async () => {
    const counts = { sales: 1, appointments: 2, messages: 3, changes: 4 };
    const COUNTS = 'as sales,';
    const { client, statements } = scriptedDatabase({ [READ]: [{ ...ACCOUNTS, ...booked }], [COUNTS]: [counts] });
    expect(await previewMemberErasure(client, 'm')).toEqual({
      ...{ id: 'm', code: 'M1', __v: 3, obstacles: ['UPCOMING_APPOINTMENTS'], points: 12, ...counts },
      ...{ merged_accounts: 1, potentials: 1 },
    });
    expect(statements.map(({ values }) => values)).toEqual([['m'], [['m', 'n'], ['p'], ['+66812345678']]]);
  });
});

describe('the erasure of a potential', () => {
  const OF_POTENTIAL = 'p.member_id is not null as is_member';
  const entry = { ...ACCOUNTS, id: 'p', ids: [], same_phone: 2, is_member: false };
  const erase = (rows: object[], version = 3) => {
    const { client, statements } = scriptedDatabase({ [OF_POTENTIAL]: rows, 'delete from potentials': [] });
    const deleted = () =>
      statements.filter(({ words }) => words === 'delete from potentials').map(({ values }) => values);
    return { done: erasePotential(client, { id: 'p', version }), deleted };
  };

  it('takes the row', async () => {
    const { done, deleted } = erase([entry]);
    await done;
    expect(deleted()).toEqual([['p']]);
  });

  it.each<[string, object[], number, unknown]>([
    ['is not there', [], 3, refused(404, 'NOT_FOUND')],
    ['became a member', [{ ...entry, is_member: true }], 3, refused(422, 'ERASURE_REFUSED', 'MEMBER')],
    ['was changed since', [entry], 2, refused(409, '123')],
  ])('is refused of one who %s', async (_who, rows, version, refusal) => {
    const { done, deleted } = erase(rows, version);
    await expect(done).rejects.toEqual(refusal);
    expect(deleted()).toEqual([]);
  });

  it('is previewed with others of the same phone, who stay', async () => {
    const counted = { messages: 3, changes: 4 };
    const { client, statements } = scriptedDatabase({ [OF_POTENTIAL]: [entry], 'as messages,': [counted] });
    expect(await previewPotentialErasure(client, 'p')).toEqual({
      ...{ id: 'p', __v: 3, obstacles: [], same_phone: 2, ...counted },
    });
    expect(statements.map(({ values }) => values)).toEqual([['p'], ['p', ['+66812345678']]]);
  });
});

describe('portraits of an erased person', () => {
  const [NOTED, GONE, USED] = [
    'select address from erased_pictures',
    'delete from erased_pictures',
    'from members where image_url',
  ];
  const remove = async (used: readonly string[], failing: readonly string[] = []) => {
    const { database, statements } = scriptedDatabase({
      [NOTED]: ['a', 'b', 'c'].map((name) => ({ address: `/files/${name}.webp` })),
      [GONE]: [],
      [USED]: ([address]) => (used.includes(String(address)) ? [{}] : []),
    });
    const removed: string[] = [];
    const files = {
      remove: async (name: string) => {
        if (failing.includes(name)) throw new Error(`${name} is busy`);
        removed.push(name);
      },
    } as FileStore;
    const outcome = await removeErasedPictures({ database, files }, SHOP).catch((error: Error) => error.message);
    const forgotten = statements.filter(({ words }) => words === GONE).flatMap(({ values }) => values);
    return { removed, forgotten, outcome, shops: new Set(statements.map(({ as }) => as)) };
  };

  it('go, but for one that another record leads to', async () => {
    expect(await remove(['/files/b.webp'])).toEqual({
      ...{ removed: ['a.webp', 'c.webp'], outcome: undefined, shops: new Set([SHOP]) },
      forgotten: ['a', 'b', 'c'].map((name) => `/files/${name}.webp`),
    });
  });

  it('go also where the store cannot remove one of them, which is reported', async () => {
    expect(await remove([], ['a.webp', 'b.webp'])).toMatchObject({ removed: ['c.webp'], outcome: 'a.webp is busy' });
  });

  it('go in every shop at the start and each hour after it, until it is over; what fails is logged', async () => {
    vi.useFakeTimers();
    try {
      const { database, statements } = scriptedDatabase({
        'select id from realms': [{ id: SHOP }, { id: 'other' }],
        [NOTED]: [{ address: '/files/a.webp' }],
      });
      const files = { remove: () => Promise.reject(new Error('busy')) } as unknown as FileStore;
      const error = vi.fn();
      const looks = () => statements.filter(({ words }) => words === 'select id from realms').length;
      const stop = startRemovingErasedPictures({ database, files }, { error });
      await vi.advanceTimersByTimeAsync(1);
      const busyInBoth = new AggregateError([new Error('busy'), new Error('busy')], 'several shops failed');
      expect([looks(), error.mock.calls]).toEqual([1, [[busyInBoth]]]);
      await vi.advanceTimersByTimeAsync(60 * 60 * 1_000);
      expect(looks()).toBe(2);
      stop();
      await vi.advanceTimersByTimeAsync(60 * 60 * 1_000);
      expect(looks()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

it.each<[string, unknown, string | readonly string[]]>([
  ['amount', 1234.5, '1,234.50'],
  ['points', 1234.5, '1,234.5'],
  ['sales', 0, '0'],
  ['is_given', true, ['ใช่', 'Yes']],
  ['is_given', false, ['ไม่', 'No']],
  ['phone', '0812345678|TH|+66', '081-234-5678'],
  ['time', '2026-11-24T00:51:00.123Z', '24-11-2026 07:51'],
  ['time', '2026-11-24T00:51:00+00:00', '24-11-2026 07:51'],
  ['remark', '2026-13-24T00:51:00Z', '2026-13-24T00:51:00Z'],
  ['birthdate', '1990-02-03', '03-02-1990'],
  ['gender', 'Female', ['หญิง', 'Female']],
  ['gender', 'Unlisted', 'Unlisted'],
  ['nickname', 'Female', 'Female'],
  ['void_remark', 'Wrong Payment', ['รับชำระผิด', 'Wrong payment']],
])('%s of a file, %j, is written for people', (field, value, written) => {
  expect(writtenValue(field, value, 'Asia/Bangkok')).toEqual(written);
});
