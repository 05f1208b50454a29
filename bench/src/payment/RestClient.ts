/** A client of the gateway's REST API, signed in. */
export class RestClient {
  readonly url: string;
  readonly token: string;
  readonly realmId: string;
  readonly userId: string;

  private constructor(url: string, token: string, home: Home) {
    this.url = url;
    this.token = token;
    this.realmId = home.realm_profile.id;
    this.userId = home.user_profile.id;
  }

  static async signIn(
    url: string,
    username: string,
    password: string,
    client_id = 'taem-back-office',
  ): Promise<RestClient> {
    const client = { client_id, client_secret: 'taem-demo-client', locale: 'en-US' };
    const { access_token: clientToken } = await request<SignedIn>(`${url}/oauth/signin`, '', {
      ...client,
      type: 'client',
    });
    const user = { ...client, type: 'merchant-user', username, password };
    const { access_token: token } = await request<SignedIn>(`${url}/oauth/signin`, clientToken, user);
    return new RestClient(url, token, await request<Home>(`${url}/merchants/home`, token));
  }

  list<Row>(path: string): Promise<Record<string, { result: Row[] }>> {
    return request(`${this.url}/${path}`, this.token);
  }

  async rates(): Promise<{ earn_cash: number; earn_point: number }> {
    const { merchant_config } = await request<Setting>(`${this.url}/merchant-setting/self`, this.token);
    return merchant_config.configuration;
  }
}

interface Setting {
  merchant_config: { configuration: { earn_cash: number; earn_point: number } };
}

interface SignedIn {
  access_token: string;
}

interface Home {
  realm_profile: { id: string };
  user_profile: { id: string };
}

async function request<Payload>(url: string, token: string, body?: object): Promise<Payload> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return JSON.parse(text).payload;
}
