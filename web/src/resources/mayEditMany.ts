import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { bulkFields } from '@taem/domain/changes/bulkEdit.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { ViewerRights } from './Particulars.ts';

/** Whether the viewer may change many records of this kind at once. */
export const mayEditMany = (record: RecordDeclaration, viewer: ViewerRights): boolean =>
  record.update !== undefined &&
  viewer.canWrite(record.update as PageCode) &&
  !record.whole &&
  bulkFields(record).length > 0;
