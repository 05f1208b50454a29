import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { refreshSession } from './refreshSession.ts';
import { signInClient, signInUser } from './signIn.ts';
import { signOut } from './signOut.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const SignIn = Type.Object({
  type: Type.Unsafe<'client' | 'merchant-user'>({ enum: ['client', 'merchant-user'] }),
  client_id: text(100),
  client_secret: text(200),
  locale: Type.Optional(text(20)),
  username: Type.Optional(text(200)),
  // Hashing costs time by length: nobody's password is longer.
  password: Type.Optional(text(200)),
});
const Refresh = Type.Object({ refresh_token: text(500) });

export const accountRoutes: AreaRoutes = async (app, context) => {
  app.post<{ Body: Static<typeof SignIn> }>(
    '/oauth/signin',
    { config: { public: true }, schema: { body: SignIn } },
    async (request) => {
      const { type, username, password, ...client } = request.body;
      if (type === 'client') return answer(await signInClient(context, request, client));
      if (!username) throw refuseField('username', 'is required');
      if (!password) throw refuseField('password', 'is required');
      return answer(await signInUser(context, request, { ...client, username, password }));
    },
  );

  app.post<{ Body: Static<typeof Refresh> }>(
    '/oauth/refresh',
    { config: { public: true }, schema: { body: Refresh } },
    async (request) => answer(await refreshSession(context, request.body.refresh_token)),
  );

  app.post('/oauth/signout', async (request) => {
    await signOut(context, request.session);
    return answer({ signed_out: true });
  });
};
