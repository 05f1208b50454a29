import { formOf } from '../gateway/formOf.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { withFile } from '../gateway/resourceMutations.ts';
import { PICTURE } from '../gateway/uploadedFile.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { MutationResolvers, Transaction } from '../generated/schema.ts';

/** CALL-46, OP-52 The only upload with `lang` instead of `locale`. */
export const uploadTransactionSlip: MutationResolvers['uploadTransactionSlip'] = (
  _,
  { input: { id, version, image } },
  context,
  info,
) =>
  withFile(
    'transaction',
    (path) => [path === '__v' ? 'version' : path],
    'image',
    image,
    PICTURE,
    async (file) => {
      const fields = { lang: 'th-TH', action: 'upload_image', __v: version };
      const path = `/transactions/${inAddress(id)}`;
      const answer = await context.gateway.patchForm(path, () => formOf(fields, file));
      const record = isWireRecord(answer) ? answer.transaction : null;
      return await writtenRecord<Transaction>(context, info, 'Transaction', record, id);
    },
  );
