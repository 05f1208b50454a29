import { SECURITY_EVENT_KINDS } from '@taem/domain/accounts/securityEventKinds.ts';
import {
  day,
  enumOf,
  integer,
  moment,
  optionalText,
  phone,
  status,
  text,
  textOfEach,
  texts,
  valueAt,
} from '../gateway/fields.ts';
import type { Resource } from '../gateway/GatewayCalls.ts';
import { nested, nestedList, recordType, relation, relationList } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  Authorize,
  Menu,
  MerchantBranch,
  MerchantRole,
  MerchantUser,
  Names,
  SecurityEvent,
  SubMenu,
} from '../generated/schema.ts';

const merchantUser = recordType<MerchantUser>(
  'MerchantUser',
  { path: 'merchant-users', listKey: 'merchant_users', singleKey: 'merchant_user' },
  {
    id: text('id'),
    username: text('username'),
    employeeNo: optionalText('employee_no'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    jobTitle: optionalText('job_title'),
    jobUnit: optionalText('job_unit'),
    phone: phone('phone'),
    email: optionalText('email'),
    birthdate: day('birthdate'),
    lastAccessTime: moment('last_access_time'),
    status: status('status'),
    imageUrl: optionalText('image_url'),
    roleId: text('role_id'),
    role: relation<MerchantRole>('MerchantRole', 'role_id', { path: 'role', fields: ['id', 'name'] }),
    branchIds: texts('branches'),
    branches: relationList<MerchantBranch>('MerchantBranch', 'branches'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

const ROLES: Resource = { path: 'merchant-roles', listKey: 'roles', singleKey: 'role' };

const merchantRole = recordType<MerchantRole>('MerchantRole', ROLES, {
  id: text('id'),
  name: text('name'),
  description: optionalText('desc'),
  status: status('status'),
  authorizes: nestedList<Authorize>('Authorize', 'authorizes'),
  createdAt: moment('time'),
  version: integer('__v'),
});

const ACTION_CODES = Object.values(wireEnums.ActionCode);

const authorize = recordType<Authorize>('Authorize', null, {
  objectCode: text('object_code'),
  actionCodes: valueAt('action_codes', (codes) =>
    Array.isArray(codes) ? ACTION_CODES.filter((action) => codes.includes(action)) : [],
  ),
});

const namedPage = {
  id: text('id'),
  code: text('code'),
  name: text('name'),
  names: nested<Names>('Names', 'i18n'),
};

const menu = recordType<Menu>(
  'Menu',
  { path: 'menus', listKey: 'menus', singleKey: 'menu' },
  { ...namedPage, subMenus: nestedList<SubMenu>('SubMenu', 'sub_menus') },
);

const subMenu = recordType<SubMenu>('SubMenu', null, namedPage);

const securityEvent = recordType<SecurityEvent>(
  'SecurityEvent',
  { path: 'security-events', listKey: 'security_events', singleKey: 'security_event' },
  {
    id: text('id'),
    time: moment('time'),
    kind: enumOf('kind', SECURITY_EVENT_KINDS),
    account: optionalText('account'),
    subject: optionalText('subject'),
    byUsername: textOfEach('user', 'username'),
    address: optionalText('address'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
  },
);

export const records = [securityEvent, merchantUser, merchantRole, authorize, menu, subMenu];
