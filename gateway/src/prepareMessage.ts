import type { GatewayContext } from './http/GatewayContext.ts';
import { whyFiguresStay } from './insight/schedules/whyFiguresStay.ts';
import type { PrepareMessage } from './messages/startOutbox.ts';
import { preparePaperMail } from './sales/paper/preparePaperMail.ts';

/** Prepares each kind of message before it is sent: checks that its reader may still get its figures, and draws its paper. */
export function prepareMessage(context: Pick<GatewayContext, 'database' | 'files'>): PrepareMessage {
  const whyNot = whyFiguresStay(context.database);
  return async (message) => {
    const { content } = message;
    if (content.paper) return await preparePaperMail(context, message, content.paper);
    const dropped = await whyNot(message);
    return dropped === null ? { content } : { dropped };
  };
}
