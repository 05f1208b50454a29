import { type Action, type Authorize, can, PAGE, type PageCode } from './permissions.ts';

const BOTH: readonly Action[] = ['Read', 'Write'];

/** The rights of a counter. Everything else requires the password, whatever the role allows (docs/adr/0146). */
const AT_TILL: Readonly<Partial<Record<PageCode, readonly Action[]>>> = {
  [PAGE.payment]: BOTH,
  [PAGE.subscribe]: BOTH,
  [PAGE.preparation]: BOTH,
  [PAGE.approval]: BOTH,
  [PAGE.shift]: BOTH,
  [PAGE.paymentHistory]: BOTH,
  [PAGE.saleReturn]: BOTH,
  [PAGE.customerInsight]: ['Read'],
  [PAGE.stock]: ['Read'],
};

/**
 * Returns the rights of a user who took a till over by PIN: those of their role that a counter needs, and never those
 * of an administrator.
 */
export function rightsAtTill<Role extends { name: string }>(
  role: Role,
  authorizes: readonly Authorize[],
): { role: Role; authorizes: Authorize[] } {
  const kept = Object.entries(AT_TILL).flatMap(([objectCode, actions]) => {
    const actionCodes = actions.filter((action) => can(role, authorizes, objectCode, action));
    return actionCodes.length > 0 ? [{ objectCode, actionCodes }] : [];
  });
  return { role: { ...role, name: '' }, authorizes: kept };
}
