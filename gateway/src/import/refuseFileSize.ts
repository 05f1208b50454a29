import { Refusal } from '../http/errors.ts';

export const refuseFileSize = () =>
  new Refusal(413, 'TOO_LARGE', [{ path: 'image', message: 'File size is too large.' }]);
