import { PAPER_MAIL_REASONS } from '@taem/domain/transactions/paper/paperMailReason.ts';
import { enumOf, moment, optionalText, spelledOf, text } from '../gateway/fields.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { readRecord } from '../gateway/records.ts';
import { nestedList, recordType } from '../gateway/recordType.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { Language, MutationResolvers, PaperMail, PaperMailing, QueryResolvers } from '../generated/schema.ts';

const pathTo = (transactionId: string) => `/transactions/${inAddress(transactionId)}/mails`;

export const paperMailing: QueryResolvers['paperMailing'] = async (_, { transactionId }, context, info) => {
  const answer = await context.gateway.get(pathTo(transactionId));
  const mailing = isWireRecord(answer) ? await readRecord<PaperMailing>(context, info, 'PaperMailing', answer) : null;
  if (!mailing) throw malformed('The answer has no mails.');
  return mailing;
};

export const mailPaper: MutationResolvers['mailPaper'] = async (_, { input }, context, info) =>
  await answered('paperMail', pathOf, async () => {
    const { transactionId, taxDocumentId, email, language, idempotencyKey } = input;
    const body = {
      ...{ email, language: language.slice(0, 2) },
      ...(taxDocumentId && { tax_document_id: taxDocumentId }),
    };
    const answer = await context.gateway.post(pathTo(transactionId), body, onceBy(idempotencyKey));
    if (!isWireRecord(answer) || !isWireRecord(answer.mail)) throw malformed('The answer is no mail.');
    return await readRecord<PaperMail>(context, info, 'PaperMail', answer.mail);
  });

const pathOf = inputPath({});

const mailing = recordType<PaperMailing>('PaperMailing', null, {
  suggestedEmail: optionalText('suggested_email'),
  suggestedLanguage: spelledOf<Language>('suggested_language', { th: 'th-TH', en: 'en-US' }),
  mails: nestedList<PaperMail>('PaperMail', 'mails'),
});

const mail = recordType<PaperMail>('PaperMail', null, {
  id: text('id'),
  taxDocumentId: optionalText('tax_document_id'),
  documentNo: optionalText('document_no'),
  recipient: optionalText('recipient'),
  state: enumOf('state', wireEnums.PaperMailState),
  reason: enumOf('reason', PAPER_MAIL_REASONS),
  serverAnswer: optionalText('server_answer'),
  requestedAt: moment('requested_at'),
  endedAt: moment('ended_at'),
  sentByName: optionalText('sent_by_name'),
});

/** Papers that were mailed (docs/adr/0171). */
export const paperMailRecords = [mailing, mail];
