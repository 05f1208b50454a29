import { type Static, Type } from '@sinclair/typebox';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { accountOperations } from './accountOperations.ts';
import { changePassword } from './changePassword.ts';
import { Authorizes } from './merchantRoles.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { roleImpact } from './roleImpact.ts';
import { serviceKeyRoutes } from './serviceKeyRoutes.ts';
import { signInClient, signInUser } from './signIn.ts';
import { signOut } from './signOut.ts';
import { verifyOtp } from './verifyOtp.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const SignIn = Type.Object({
  type: Type.Unsafe<'client' | 'server' | 'merchant-user'>({ enum: ['client', 'server', 'merchant-user'] }),
  client_id: text(100),
  client_secret: text(200),
  locale: Type.Optional(text(20)),
  username: Type.Optional(text(200)),
  // Hashing costs time by length: nobody's password is longer.
  password: Type.Optional(text(200)),
});
const Refresh = Type.Object({ refresh_token: text(500) });
const RequestOtp = Type.Object({ username: text(200), locale: Type.Optional(text(20)) });
const VerifyOtp = Type.Object({ username: text(200), ref_code: text(50), otp_code: text(20) });
// A long password is refused by its own rule, with its own words.
const ResetPassword = Type.Object({ username: text(200), password: text(1_000), secret: text(50) });
const ChangePassword = Type.Object({
  password: text(1_000),
  current_password: Type.Optional(Type.Union([text(200), Type.Null()])),
});
const RoleChange = Type.Object({
  name: Type.Optional(text(200)),
  status: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Inactive')])),
  authorizes: Type.Optional(Authorizes),
});

export const accountRoutes: AreaRoutes = async (app, context) => {
  await serviceKeyRoutes(app, context);

  app.post<{ Body: Static<typeof SignIn> }>(
    '/oauth/signin',
    { config: { operation: accountOperations.signIn }, schema: { body: SignIn } },
    async (request) => {
      const { type, username, password, ...client } = request.body;
      if (type !== 'merchant-user') return answer(await signInClient(context, request, client, type));
      if (!username) throw refuseField('username', 'is required');
      if (!password) throw refuseField('password', 'is required');
      return answer(await signInUser(context, request, { ...client, username, password }));
    },
  );

  app.post<{ Body: Static<typeof Refresh> }>(
    '/oauth/refresh',
    { config: { operation: accountOperations.refresh }, schema: { body: Refresh } },
    async (request) => answer(await refreshSession(context, request, request.body.refresh_token)),
  );

  app.post('/oauth/signout', { config: { operation: accountOperations.signOut } }, async (request) => {
    await signOut(context, request.session);
    return answer({ signed_out: true });
  });

  app.post<{ Body: Static<typeof RequestOtp> }>(
    '/onboard/merchant-user/password/otp',
    { config: { operation: accountOperations.requestOtp }, schema: { body: RequestOtp } },
    async (request) => {
      const { username, locale = 'th-TH' } = request.body;
      return answer(await requestPasswordOtp(context, request, username, locale));
    },
  );

  app.post<{ Body: Static<typeof VerifyOtp> }>(
    '/security/otp/verify',
    { config: { operation: accountOperations.verifyOtp }, schema: { body: VerifyOtp } },
    async (request) => {
      await verifyOtp(context, request, request.body);
      return answer({ verified: true });
    },
  );

  app.post<{ Body: Static<typeof ResetPassword> }>(
    '/onboard/merchant-user/password',
    { config: { operation: accountOperations.resetPassword }, schema: { body: ResetPassword } },
    async (request) => {
      await resetPassword(context, request, request.body);
      return answer({ changed: true });
    },
  );

  app.patch<{ Params: { id: string }; Body: Static<typeof ChangePassword> }>(
    '/merchant-users/:id/password',
    { config: { operation: accountOperations.changePassword }, schema: { body: ChangePassword } },
    async (request) => {
      await changePassword(context, request, request.params.id, request.body);
      return answer({ changed: true });
    },
  );

  app.post<{ Params: { id: string }; Body: Static<typeof RoleChange> }>(
    '/merchant-roles/:id/impact',
    { config: { operation: accountOperations.roleImpact }, schema: { body: RoleChange } },
    async (request) => answer(await roleImpact(context, request.session, request.params.id, request.body)),
  );
};
