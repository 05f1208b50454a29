import { integer, text } from '../gateway/fields.ts';
import { nestedList, recordType } from '../gateway/recordType.ts';
import type { ImportPictureFault, ImportPictures } from '../generated/schema.ts';
import { productOption } from './optionRecords.ts';

export const records = [
  productOption,
  recordType<ImportPictures>('ImportPictures', null, {
    waiting: integer('waiting'),
    named: integer('named'),
    done: integer('done'),
    failed: integer('failed'),
    faults: nestedList<ImportPictureFault>('ImportPictureFault', 'faults'),
  }),
  recordType<ImportPictureFault>('ImportPictureFault', null, {
    row: integer('row'),
    source: text('source'),
    message: text('message'),
  }),
];
