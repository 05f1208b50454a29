import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import type { Stack } from './stack.ts';

/** The contract as a developer uses it: checks what the screens did against what the gateway recorded. */
export class Api {
  private readonly url: string;
  private token = '';

  constructor({ url }: Pick<Stack, 'url'>) {
    this.url = url;
  }

  async signIn(username: string): Promise<void> {
    const { signIn } = await this.send<{ signIn: { session: { accessToken: string } } }>(
      'mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { accessToken } } }',
      { input: { username, password: demoAccounts.password } },
    );
    this.token = signIn.session.accessToken;
  }

  async send<Data>(query: string, variables: unknown = {}): Promise<Data> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Returns the latest sales, newest first. */
  async sales(): Promise<Sale[]> {
    const { transactions } = await this.send<{ transactions: { items: Sale[] } }>(
      `{ transactions(perPage: 5) { items { transactionNo status totalQuantity amountDue earnPoints memberId guest { gender }
           member { remainingPoints } channels { type amount receivedAmount changeAmount } } } }`,
    );
    return transactions.items;
  }

  async salesCount(): Promise<number> {
    return (await this.send<{ transactions: { total: number } }>('{ transactions(perPage: 1) { total } }')).transactions
      .total;
  }

  async memberPoints(keyword: string): Promise<number> {
    const { members } = await this.send<{ members: { items: { remainingPoints: number }[] } }>(
      'query Member($keyword: String) { members(keyword: $keyword) { items { remainingPoints } } }',
      { keyword },
    );
    return members.items[0]?.remainingPoints ?? Number.NaN;
  }
}

export interface Sale {
  transactionNo: string;
  status: string;
  totalQuantity: number;
  amountDue: number;
  earnPoints: number;
  memberId: string | null;
  guest: { gender: string | null } | null;
  member: { remainingPoints: number } | null;
  channels: { type: string; amount: number; receivedAmount: number | null; changeAmount: number | null }[];
}
