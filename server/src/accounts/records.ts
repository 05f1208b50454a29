import { SECURITY_EVENT_KINDS } from '@taem/domain/accounts/securityEventKinds.ts';
import { enumOf, integer, moment, optionalText, text, textOfEach, texts, valueAt } from '../gateway/fields.ts';
import { nested, nestedList, recordType, relation, relationList } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  Authorize,
  ExportedList,
  MerchantBranch,
  Names,
  RoleImpact,
  RoleUser,
  SecurityEvent,
  ServiceAccountKey,
  SubMenu,
} from '../generated/schema.ts';

/** The fields of a user with custom shapes. */
export const userFields = {
  branchIds: texts('branches'),
  branches: relationList<MerchantBranch>('MerchantBranch', 'branches'),
};

export const serviceAccountFields = {
  ...userFields,
  keys: nestedList<ServiceAccountKey>('ServiceAccountKey', 'keys'),
};

export const menuFields = { subMenus: nestedList<SubMenu>('SubMenu', 'sub_menus') };

export const roleFields = { authorizes: nestedList<Authorize>('Authorize', 'authorizes') };

const ACTION_CODES = Object.values(wireEnums.ActionCode);

const authorize = recordType<Authorize>('Authorize', null, {
  objectCode: text('object_code'),
  actionCodes: valueAt('action_codes', (codes) =>
    Array.isArray(codes) ? ACTION_CODES.filter((action) => codes.includes(action)) : undefined,
  ),
});

const namedPage = {
  id: text('id'),
  code: text('code'),
  name: text('name'),
  names: nested<Names>('Names', 'i18n'),
};

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
    exported: nested<ExportedList>('ExportedList', 'exported'),
  },
);

const exportedList = recordType<ExportedList>('ExportedList', null, {
  list: text('list'),
  format: text('format'),
  filter: text('filter'),
  columns: texts('columns'),
  rows: integer('rows'),
});

const roleImpact = recordType<RoleImpact>('RoleImpact', null, {
  gained: nestedList<Authorize>('Authorize', 'gained'),
  lost: nestedList<Authorize>('Authorize', 'lost'),
  total: integer('total'),
  users: nestedList<RoleUser>('RoleUser', 'users'),
});

const roleUser = recordType<RoleUser>('RoleUser', null, {
  id: text('id'),
  username: text('username'),
  firstname: text('firstname'),
  lastname: text('lastname'),
});

const serviceAccountKey = recordType<ServiceAccountKey>('ServiceAccountKey', null, {
  id: text('id'),
  name: text('name'),
  lastFour: text('last_four'),
  createdAt: moment('created_at'),
  createdBy: text('created_by'),
  lastUsedAt: moment('last_used_at'),
  expiresAt: moment('expires_at'),
  revokedAt: moment('revoked_at'),
});

export const records = [serviceAccountKey, securityEvent, exportedList, authorize, subMenu, roleImpact, roleUser];
