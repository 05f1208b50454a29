import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import type { Operation } from '../http/Operation.ts';

const picture = { type: 'string', contentMediaType: 'application/octet-stream' };

export const filesOperation: Operation = {
  id: 'getFile',
  caller: 'anyone',
  summary: 'A picture, by the address that its record gives',
  tag: 'files',
  payload: picture,
  media: { 'image/webp': picture, 'image/jpeg': picture, 'image/png': picture },
  bare: true,
};

export const slipOperation: Operation = {
  ...filesOperation,
  id: 'getSlip',
  caller: 'user',
  permission: { objectCodes: PERSONAL_READERS, action: 'Read' },
  summary: 'The picture of a transfer slip, by the address that its sale gives, for who may read what is personal',
};

export const portraitOperation: Operation = {
  ...filesOperation,
  id: 'getPortrait',
  caller: 'anyone',
  summary:
    'The picture of a member, a potential or a user, by the signed address that the record gives, until it expires',
};
