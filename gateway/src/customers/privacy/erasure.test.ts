import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { ERASED_NAME } from '@taem/domain/customers/privacy/erasure.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, test } from 'vitest';
import { startPrivacyTests } from '../../testing/startPrivacyTests.ts';
import { adjustBody, voidBody } from '../../testing/startReversalTests.ts';
import { removeErasedPictures } from './erasedPictures.ts';

const at = openForTests(startPrivacyTests);

/** Returns the columns with these texts, in any table that this shop can see. */
async function found(secrets: readonly string[]): Promise<string[]> {
  const tables = await at.rows<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const patterns = secrets.map((secret) => `%${secret}%`);
  const places: string[] = [];
  for (const { name } of tables) {
    const held = await at.rows<{ text: string }>(
      `select t::text as text from ${name} t where t::text ilike any ($1) limit 3`,
      [patterns],
    );
    places.push(...held.map(({ text }) => `${name}: ${text.slice(0, 300)}`));
  }
  return places;
}

test.each([1, 2])(
  'after an erasure no column of any table holds what identified the person; the books are right (%i)',
  async () => {
    const [kept, merged, other] = [await at.person(), await at.person(), await at.person()];
    // Until it was undone, a merge had values of one account in the other.
    const undone = await at.merge(other.id, merged.id, { fields: { PHONE: 'MERGED', ADDRESS: 'MERGED' } });
    expect((await at.undo(undone.body.payload.id)).status).toBe(200);
    const merge = await at.merge(kept.id, merged.id);
    expect(merge.status, JSON.stringify(merge.body)).toBe(200);
    await at.call('POST', `members/${kept.id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['th-TH'] });
    const secrets = [...kept.secrets, ...merged.secrets];
    expect((await found(secrets)).length).toBeGreaterThan(10);

    const preview = (await at.call('GET', `members/${kept.id}/erasure`)).body.payload.erasure;
    expect(preview).toMatchObject({
      code: kept.code,
      obstacles: [],
      sales: 2,
      merged_accounts: 1,
      potentials: 2,
      appointments: 2,
      messages: 4,
    });
    expect(preview.points).toBe((await at.member(kept.id)).points);
    expect(preview.points).toBeGreaterThan(0);
    const answer = await at.erase(kept.id);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);

    expect(await found(secrets)).toEqual([]);
    expect((await found(other.secrets)).length).toBeGreaterThan(10);
    expect(await at.faults()).toEqual([]);
    expect(await at.member(kept.id)).toMatchObject({
      ...{
        ...ERASED_NAME,
        code: kept.code,
        status: 'Inactive',
        points: 0,
        phone: null,
        tags: [],
        i18n: {},
        socials: [],
      },
      ...{ birthdate: '1988-01-01', gender: 'Female', total_transaction: 2 },
    });
    for (const { portrait } of [kept, merged]) expect(await at.tests.context.files.read(portrait)).toBeNull();
    const picture = await at.tests.context.files.read(other.portrait);
    picture?.stream.destroy();
    expect(picture).not.toBeNull();
    const [change] = await at.rows(
      `select s.username, s.source from changes c join change_sets s on s.id = c.set_id
      where c.record_id = $1 and c.after ->> 'erased_at' is not null`,
      [kept.id],
    );
    expect(change).toEqual({ username: 'cashier', source: 'save' });
  },
);

test('a portrait that the store could not take out at that moment is taken out later; one that someone has since stays', async () => {
  const [gone, again] = [await at.person(), await at.person()];
  const { files } = at.tests.context;
  const { remove } = files;
  files.remove = () => Promise.reject(new Error('The store is away.'));
  for (const { id } of [gone, again]) expect((await at.erase(id)).status).toBe(200);
  files.remove = remove;
  // The same picture has the same address.
  await at.rows('update members set image_url = $2 where id = $1', [await at.join(), `/files/${again.portrait}`]);
  await removeErasedPictures(at.tests.context, at.shop.session.realmId);
  expect(await files.read(gone.portrait)).toBeNull();
  const kept = await files.read(again.portrait);
  kept?.stream.destroy();
  expect(kept).not.toBeNull();
  expect(await at.rows('select from erased_pictures')).toEqual([]);
});

test('an erased person is sold nothing, is not edited, merged, restored, erased again or offered a wording, and the phone is free', async () => {
  const gone = await at.person();
  const other = await at.join();
  const sale = await at.tests.sell(at.shop, { coffee: 30, tea: 0, memberId: gone.id });
  const [set] = await at.rows<{ set_id: string }>(
    "select set_id from changes where record_id = $1 and before is not null and source = 'save' order by id limit 1",
    [gone.id],
  );
  expect((await at.erase(gone.id, { __v: 99 })).body.code).toBe('123');
  expect((await at.erase(gone.id)).status).toBe(200);
  const version = (await at.member(gone.id)).version;

  await expect(at.tests.sell(at.shop, { coffee: 1, tea: 0, memberId: gone.id })).rejects.toThrow();
  const refused = [
    await at.call('PATCH', `members/${gone.id}`, { firstname: 'Back', __v: version }),
    await at.call('PATCH', `members/${gone.id}`, { status: 'Active', __v: version }),
    await at.call('POST', `members/${gone.id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['en-US'] }),
    await at.merge(gone.id, other),
    await at.merge(other, gone.id),
    await at.call('POST', 'payment/void', voidBody(at.shop, sale)),
    await at.call('POST', 'payment/adjust', adjustBody(at.shop, sale, 100)),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [422, 'MEMBER_ERASED']));
  expect(await at.erase(gone.id)).toMatchObject({
    status: 422,
    body: { code: 'ERASURE_REFUSED', details: { reason: 'ERASED' } },
  });
  await expect(at.rows('delete from members where id = $1', [gone.id])).rejects.toThrow('MEMBER_ERASED');

  for (const setId of [set?.set_id, await erasureOf(gone.id)]) {
    await at.call('POST', `change-sets/${setId}/revert`, {});
    expect(await at.member(gone.id)).toMatchObject({ ...ERASED_NAME, status: 'Inactive' });
  }
  const found = await at.call('GET', `members?keyword=${gone.phone.slice(0, 10)}`);
  expect(found.body.payload.members).toEqual([]);
  const again = { firstname: 'New', lastname: 'Person', phone: gone.phone, branch_id: at.shop.branchId };
  const created = await at.call('POST', 'members', { ...again, gender: 'Female', birthdate: '1988-07-19' });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  expect(created.body.data.id).not.toBe(gone.id);
  expect(await at.faults()).toEqual([]);
});

const erasureOf = async (id: string) =>
  (
    await at.rows<{ set_id: string }>(
      "select set_id from changes where record_id = $1 and after ->> 'erased_at' is not null",
      [id],
    )
  )[0]?.set_id;

test('a part of a person is not erased, nor one who is expected; an address that others have stays theirs', async () => {
  const [kept, merged] = [await at.person(), await at.person()];
  await at.merge(kept.id, merged.id);
  expect((await at.erase(merged.id)).body.details).toEqual({ reason: 'MERGED' });
  const [appointment] = await at.rows<{ id: string }>(
    `insert into appointments (member_id, name, start_time, end_time)
      values ($1, 'Fitting', now() + interval '1 day', now() + interval '2 days') returning id`,
    [kept.id],
  );
  expect((await at.erase(kept.id)).body.details).toEqual({ reason: 'UPCOMING_APPOINTMENTS' });
  await at.rows('delete from appointments where id = $1', [appointment?.id]);
  const shared = (await at.member(kept.id)).email;
  await at.join(0, { email: shared });
  expect((await at.erase(kept.id)).status).toBe(200);
  expect(await at.rows('select 1 from outbox_messages where recipient = $1', [shared])).not.toEqual([]);
});
