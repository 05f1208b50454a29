import type { ActionCode } from '../../gql/contract.ts';
import type { Rights } from './rights.ts';

const CODES: Readonly<Record<Rights[number]['actionCodes'][number], ActionCode>> = { Read: 'READ', Write: 'WRITE' };

/** Converts rights to the contract's form. */
export const toContract = (rights: Rights) =>
  rights.map(({ objectCode, actionCodes }) => ({
    objectCode,
    actionCodes: actionCodes.map((action) => CODES[action]),
  }));
