import { ACTIONS, type Action } from '@taem/domain/accounts/permissions.ts';

/** Rights page by page, as the form that edits a role holds them. */
export type Rights = readonly { readonly objectCode: string; readonly actionCodes: readonly Action[] }[];

export const has = (rights: Rights, code: string, action: Action): boolean =>
  rights.some(({ objectCode, actionCodes }) => objectCode === code && actionCodes.includes(action));

/** One checkbox of the matrix: a right on a page. */
export interface Right {
  readonly code: string;
  readonly action: Action;
}

/** Returns the rights after some are given or removed; rights on pages that the matrix does not list stay as they are. */
export function withRights(rights: Rights, boxes: readonly Right[], given: boolean): Rights {
  const codes = [...new Set([...rights.map(({ objectCode }) => objectCode), ...boxes.map(({ code }) => code)])];
  const isNow = (code: string, action: Action) =>
    boxes.some((box) => box.code === code && box.action === action) ? given : has(rights, code, action);
  return codes
    .map((objectCode) => ({ objectCode, actionCodes: ACTIONS.filter((action) => isNow(objectCode, action)) }))
    .filter(({ actionCodes }) => actionCodes.length > 0);
}
