import { FORM_MESSAGES } from '../form/messages.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { date, email, moment, own, phone, reference, status, text } from '../record/field.ts';
import { PAGE } from './permissions.ts';
import { isUsername } from './username.ts';

/** Every user may see who rang up a sale; only users with Read on the page of users see personal details. */
const personal = { readableBy: { objectCode: PAGE.user, action: 'Read' } } as const;

/** The text for a user or key that was never used. */
export const NEVER = { th: 'ยังไม่เคย', en: 'Never' };

/** A person who works for the merchant (MGMT-28..30). */
export const merchantUser = defineRecord({
  type: 'MerchantUser',
  one: 'merchantUser',
  many: 'merchantUsers',
  path: 'merchant-users',
  listKey: 'merchant_users',
  singleKey: 'merchant_user',
  words: { one: { th: 'ผู้ใช้', en: 'User' }, many: { th: 'ผู้ใช้', en: 'Users' } },
  // The list has the last sign-in instead of the hiring date (MGMT-28).
  read: 'everyone',
  create: PAGE.user,
  update: PAGE.user,
  remove: PAGE.user,
  fields: {
    username: text({
      label: { th: 'ชื่อผู้ใช้', en: 'Username' },
      required: 'Username is required!',
      rule: { holds: isUsername, message: 'Username should not contain space' },
      createOnly: true,
      searched: true,
      sorted: true,
      listed: true,
    }),
    employeeNo: text({
      label: { th: 'รหัสพนักงาน', en: 'Employee number' },
      required: FORM_MESSAGES.fieldRequired,
      nonNull: false,
      max: 50,
      createOnly: true,
    }),
    firstname: text({
      label: { th: 'ชื่อ', en: 'First name' },
      required: 'Firstname is required',
      searched: true,
      sorted: true,
      listed: true,
    }),
    lastname: text({
      label: { th: 'นามสกุล', en: 'Last name' },
      required: 'Lastname is required',
      searched: true,
      sorted: true,
      listed: true,
    }),
    roleId: reference({
      label: { th: 'บทบาท', en: 'Role' },
      required: 'Role is required',
      of: 'MerchantRole',
      carries: ['name'],
      sorted: true,
      filtered: true,
      listed: true,
    }),
    // PERM-20: one role, in each of these branches; empty for all of them.
    branchIds: own({
      label: { th: 'สาขา', en: 'Branches' },
      wire: 'branches',
      of: 'MerchantBranch',
      required: 'Branch is required',
      filtered: true,
    }),
    branches: own({ label: { th: 'สาขา', en: 'Branches' }, readOnly: true, selection: 'id name' }),
    phone: phone({
      label: { th: 'โทรศัพท์', en: 'Phone' },
      required: 'Phone is required',
      nonNull: false,
      max: 50,
      listed: true,
      ...personal,
    }),
    email: email({ label: { th: 'อีเมล', en: 'Email' }, required: 'Email is required', nonNull: false, ...personal }),
    status: status({
      label: { th: 'สถานะ', en: 'Status' },
      required: 'Status is required',
      sorted: true,
      filtered: true,
      listed: true,
    }),
    jobTitle: text({ label: { th: 'ตำแหน่ง', en: 'Job title' } }),
    jobUnit: text({ label: { th: 'แผนก', en: 'Job unit' } }),
    birthdate: date({
      label: { th: 'วันเกิด', en: 'Birthdate' },
      wrong: FORM_MESSAGES.birthdateNotValid,
      ...personal,
    }),
    // Write-only, at creation; without it the user sets a password with the code in a mail.
    password: own({ label: { th: 'รหัสผ่าน', en: 'Password' }, createOnly: true }),
    // Sent with a change of the user's own email, and not stored.
    currentPassword: own({ label: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' } }),
    lastAccessTime: moment({
      label: { th: 'ใช้งานล่าสุด', en: 'Last access' },
      none: NEVER,
      readOnly: true,
      listed: true,
      ...personal,
    }),
    // Visible to users who may unlock the account with a new password (ADR 0031).
    signInLockedUntil: moment({
      label: { th: 'ล็อกการเข้าสู่ระบบถึง', en: 'Sign-in locked until' },
      none: { th: 'ไม่ได้ล็อก', en: 'Not locked' },
      readOnly: true,
      ...personal,
    }),
  },
  picture: 'personal',
  order: { field: 'username', direction: 1 },
});
