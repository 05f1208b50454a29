import { Type } from '@sinclair/typebox';
import { PAGE, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import { LISTED_MAILS } from '@taem/domain/limits.ts';
import { PAPER_MAIL_REASONS } from '@taem/domain/transactions/paper/paperMailReason.ts';
import { answer } from '../../http/envelope.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { idempotencyHeader } from '../../http/readIdempotencyKey.ts';
import { route } from '../../http/route.ts';
import { onceOf } from '../../http/writeOnce.ts';
import { Moment, oneOf, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';
import { isUuid } from '../../resource/readValue.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { PaperLanguage } from '../../sales/paper/sendPaper.ts';
import { mailPaper } from './mailPaper.ts';
import { PAPER_MAIL_STATES, readMailing } from './paperMails.ts';

const tag = 'transactions';

const PaperMail = fixed({
  id: Uuid,
  tax_document_id: orNull(Uuid),
  document_no: TextOrNull,
  recipient: TextOrNull,
  state: oneOf(PAPER_MAIL_STATES),
  reason: orNull(oneOf(PAPER_MAIL_REASONS, 'Why it was not sent, or not to both addresses.')),
  server_answer: orNull(
    Type.String({
      description: 'What the mail server said last, by its code and without addresses; null where it did not answer.',
    }),
  ),
  requested_at: Moment,
  ended_at: orNull(Moment),
  sent_by_name: TextOrNull,
});

/** Extension: sends papers of sales by mail (docs/adr/0171). */
export const paperMailRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;

  route(app, 'GET /transactions/:id/mails', {
    id: 'listPaperMails',
    summary:
      'Papers of a sale or a return that were mailed, the last first, and to whom the next is likely to go; addresses for 30 days, and for users who may know personal data',
    tag,
    permission: { objectCodes: [...SALE_READERS, PAGE.outputTax], action: 'Read' },
    payload: fixed({
      suggested_email: TextOrNull,
      suggested_language: orNull(oneOf(['th', 'en'], 'Of the member.')),
      mails: { type: 'array', items: PaperMail, maxItems: LISTED_MAILS },
    }),
    handle: async ({ session, params: { id } }) => {
      if (!isUuid(id)) throw refuseUnknown('The transaction');
      return answer(await database.withRealm(session.realmId, (client) => readMailing(client, session, id)));
    },
  });

  route(app, 'POST /transactions/:id/mails', {
    id: 'mailPaper',
    summary:
      'Mail the receipt of a sale or a return, or one of its tax documents, as PDF/A-3 with its data in it, drawn when it goes out',
    tag,
    permission: { objectCodes: PERSONAL_READERS, action: 'Read' },
    headers: idempotencyHeader,
    body: Type.Object(
      {
        email: Type.String({ maxLength: 300 }),
        language: PaperLanguage,
        tax_document_id: Type.Optional(
          orNull(Type.String({ pattern: Uuid.pattern ?? '', description: 'Left out for the receipt.' })),
        ),
      },
      { additionalProperties: false },
    ),
    payload: fixed({ mail: PaperMail }),
    refusals: ['TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    handle: async (request) => {
      const { session, body, params } = request;
      if (!isUuid(params.id)) throw refuseUnknown('The transaction');
      const once = onceOf(request, session, [params.id, body]);
      return answer({ mail: await mailPaper(context, session, params.id, body, once) });
    },
  });
};
