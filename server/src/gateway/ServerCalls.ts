import { type ContextParts, createContext } from './context.ts';
import type { Caller, GatewayCalls } from './GatewayCalls.ts';
import { GatewayRefusal } from './GatewayError.ts';
import { signInAs } from './signInClient.ts';

/**
 * Calls that only this process may make, without a signed-in user. Their token stays here: it is in no response, log or
 * session (docs/adr/0082).
 */
export class ServerCalls {
  private readonly parts: ContextParts;
  private token: string | null = null;

  constructor(parts: ContextParts) {
    this.parts = parts;
  }

  /** Makes a call; an expired token is replaced once. */
  async ask<Answer>(caller: Omit<Caller, 'token'>, call: (gateway: GatewayCalls) => Promise<Answer>): Promise<Answer> {
    const context = createContext(this.parts, { ...caller, token: null }, null);
    const kept = this.token;
    const token = kept ?? (await this.open(context));
    try {
      return await call(context.withToken(token).gateway);
    } catch (error) {
      if (kept === null || !(error instanceof GatewayRefusal) || error.status !== 401) throw error;
      if (this.token === kept) this.token = null;
      return await call(context.withToken(this.token ?? (await this.open(context))).gateway);
    }
  }

  private async open(context: ReturnType<typeof createContext>): Promise<string> {
    const token = await signInAs(context, 'server');
    this.token = token;
    return token;
  }
}
