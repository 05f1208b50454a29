import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { insertRows } from '../../database/insertRows.ts';
import { menuRow, standardMenus } from '../../setup/standardMenus.ts';
import { type StandardRoleKey, standardRoles } from '../../setup/standardRoles.ts';
import type { LoadContext } from '../LoadContext.ts';
import { pictureName } from '../pictures/demoPictures.ts';
import type { ShopBranch } from '../ShopRecords.ts';
import type { DemoBranch } from './demoBranches.ts';
import type { DemoUser } from './demoUsers.ts';

/** Loads branches, pages, roles and users. */
export async function loadStaff(
  context: LoadContext,
  branches: readonly DemoBranch[],
  users: readonly DemoUser[],
  passwordHash: string,
): Promise<ShopBranch[]> {
  const { client, realmId, newRecordId, openedAt, pictures } = context;
  const created_at = new Date(openedAt).toISOString();
  const branchIds = new Map(branches.map(({ code }) => [code, newRecordId()]));
  const roleIds = new Map(Object.keys(standardRoles).map((key) => [key as StandardRoleKey, newRecordId()]));
  const userIds = users.map(() => newRecordId());

  await insertRows(
    client,
    'merchant_branches',
    branches.map(({ code, name, address, phone, email, latitude, longitude, picture }) => ({
      id: branchIds.get(code),
      realm_id: realmId,
      code,
      name,
      address,
      phone: storedPhone(phone),
      email,
      latitude,
      longitude,
      image_url: pictures.get(pictureName('place', picture)),
      time_zone: 'Asia/Bangkok',
      created_at,
    })),
  );
  await insertRows(
    client,
    'menus',
    standardMenus.map((menu, position) => ({ id: newRecordId(), realm_id: realmId, ...menuRow(menu, position) })),
  );
  await insertRows(
    client,
    'merchant_roles',
    Object.entries(standardRoles).map(([key, { name, description, authorizes }]) => ({
      id: roleIds.get(key as StandardRoleKey),
      realm_id: realmId,
      name,
      description,
      authorizes,
      created_at,
    })),
  );
  await insertRows(
    client,
    'merchant_users',
    users.map((user, index) => ({
      id: userIds[index],
      realm_id: realmId,
      username: user.username,
      password_hash: passwordHash,
      employee_no: `E${String(index + 1).padStart(4, '0')}`,
      firstname: user.firstname,
      lastname: user.lastname,
      phone: `02055010${String(index).padStart(2, '0')}`,
      email: `${user.username}@taem.example`,
      job_title: user.jobTitle,
      job_unit: user.jobUnit,
      image_url: pictures.get(pictureName('person', user.picture)),
      role_id: roleIds.get(user.role),
      branch_ids: user.branches.map((code) => branchIds.get(code)),
      created_at,
    })),
  );

  return branches.map(({ code, trade, memberShare }) => ({
    id: branchIds.get(code) ?? '',
    code,
    trade,
    memberShare,
    managerId: userIds[managerOf(users)] ?? '',
    sellers: userIds.filter((_, index) => users[index]?.sells && users[index]?.branches.includes(code)),
  }));
}

/** Returns the manager; in a small shop that is the owner. */
function managerOf(users: readonly DemoUser[]): number {
  const found = users.findIndex(({ role }) => role === 'manager');
  return found >= 0 ? found : users.findIndex(({ role }) => role === 'administrator');
}
