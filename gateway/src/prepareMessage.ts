import type { GatewayContext } from './http/GatewayContext.ts';
import { whyFiguresStay } from './insight/schedules/whyFiguresStay.ts';
import type { PrepareMessage } from './messages/startOutbox.ts';
import { preparePaperMail } from './sales/paper/preparePaperMail.ts';

/** What each kind of message takes before it goes out: figures that its reader may still have, papers drawn as they are. */
export function prepareMessage(context: Pick<GatewayContext, 'database' | 'files'>): PrepareMessage {
  const whyNot = whyFiguresStay(context.database);
  return async (message) => {
    const { content } = message;
    if (content.paper) return await preparePaperMail(context, message, content.paper);
    const dropped = await whyNot(message);
    return dropped === null ? { content } : { dropped };
  };
}
