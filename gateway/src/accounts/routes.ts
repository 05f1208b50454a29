import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { Rights, RoleUser, SignIn, SignInByKind, Tokens, text, yes } from './accountShapes.ts';
import { changePassword } from './changePassword.ts';
import { handOverTill } from './handOverTill.ts';
import { Authorizes } from './merchantRoles.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { roleImpact } from './roleImpact.ts';
import { serviceKeyRoutes } from './serviceKeyRoutes.ts';
import { signInClient, signInUser } from './signIn.ts';
import { signOut } from './signOut.ts';
import { clearTillPin, setTillPin } from './tillPin.ts';
import { verifyOtp } from './verifyOtp.ts';

const tag = 'accounts';

const Refresh = Type.Object({ refresh_token: text(500) });
const RequestOtp = Type.Object({ username: text(200), locale: Type.Optional(text(20)) });
const VerifyOtp = Type.Object({ username: text(200), ref_code: text(50), otp_code: text(20) });
// Generous, as a long password is refused by its own rule, with its own message.
const ResetPassword = Type.Object({ username: text(200), password: text(1_000), secret: text(50) });
const ChangePassword = Type.Object({
  password: text(1_000),
  current_password: Type.Optional(orNull(text(200))),
});
const TillPin = Type.Object({
  pin: text(20),
  current_password: Type.Optional(orNull(text(200))),
});
const HandOver = Type.Object({ branch_id: Uuid, user_id: Uuid, pin: text(20) });
const RoleChange = Type.Object({
  name: Type.Optional(text(200)),
  status: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Inactive')])),
  authorizes: Type.Optional(Authorizes),
});

export const accountRoutes: AreaRoutes = async (app, context) => {
  await serviceKeyRoutes(app, context);

  route(app, 'POST /oauth/signin', {
    id: 'signIn',
    caller: 'clientOrAnyone',
    summary:
      'Sign in as the calling program (type client), then with its token as a user (type merchant-user); or as the server (type server), for calls that only the server may make',
    tag,
    body: SignIn,
    described: SignInByKind,
    payload: Type.Object(Tokens),
    refusals: ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      const { type, username, password, ...client } = request.body;
      if (type !== 'merchant-user') return answer(await signInClient(context, request, client, type));
      if (!username) throw refuseField('username', 'is required');
      if (!password) throw refuseField('password', 'is required');
      return answer(await signInUser(context, request, { ...client, username, password }));
    },
  });

  route(app, 'POST /oauth/refresh', {
    id: 'refreshSession',
    caller: 'anyone',
    summary: 'Exchange a refresh token for new tokens; it cannot be used again',
    tag,
    body: Refresh,
    payload: Type.Object(Tokens),
    refusals: ['UNAUTHORIZED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => answer(await refreshSession(context, request, request.body.refresh_token)),
  });

  route(app, 'POST /oauth/signout', {
    id: 'signOut',
    caller: 'person',
    summary: 'End the session',
    tag,
    payload: yes('signed_out'),
    handle: async (request) => {
      await signOut(context, request.session);
      return answer({ signed_out: true });
    },
  });

  // Extension: docs/adr/0146.
  route(app, 'POST /oauth/handover', {
    id: 'handOverTill',
    caller: 'person',
    summary:
      'End the session and begin one for another person of the branch by their PIN (GET till-users), with the rights that a counter needs',
    tag,
    body: HandOver,
    payload: Type.Object(Tokens),
    refusals: ['PERMISSION', 'NOT_AT_THIS_TILL', 'WRONG_TILL_PIN', 'TILL_PIN_LOCKED', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => answer(await handOverTill(context, request, request.body)),
  });

  route(app, 'POST /onboard/merchant-user/password/otp', {
    id: 'requestPasswordOtp',
    caller: 'client',
    summary: 'Send a code to the mailbox of a user who forgot the password',
    tag,
    body: RequestOtp,
    payload: Type.Object({ target: Type.String({ description: 'The address, masked.' }), ref_code: Type.String() }),
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      const { username, locale = 'th-TH' } = request.body;
      return answer(await requestPasswordOtp(context, request, username, locale));
    },
  });

  route(app, 'POST /security/otp/verify', {
    id: 'verifyOtp',
    caller: 'client',
    summary: 'Verify the code that was sent',
    tag,
    body: VerifyOtp,
    payload: yes('verified'),
    refusals: ['WRONG_OTP', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await verifyOtp(context, request, request.body);
      return answer({ verified: true });
    },
  });

  route(app, 'POST /onboard/merchant-user/password', {
    id: 'resetPassword',
    caller: 'client',
    summary: 'Set a new password after the code was verified; `secret` is its ref_code',
    tag,
    body: ResetPassword,
    payload: yes('changed'),
    refusals: ['OTP_NOT_VERIFIED', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await resetPassword(context, request, request.body);
      return answer({ changed: true });
    },
  });

  route(app, 'PATCH /merchant-users/:id/password', {
    id: 'changePassword',
    caller: 'person',
    summary:
      "Set the caller's own password, with the current one unless just signed in; or, with write on users, that of another user who has no more rights",
    tag,
    body: ChangePassword,
    payload: yes('changed'),
    refusals: ['PERMISSION', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await changePassword(context, request, request.params.id, request.body);
      return answer({ changed: true });
    },
  });

  // Extension: the PIN with which a person approves at another user's till, or takes it over.
  route(app, 'PATCH /merchant-users/:id/till-pin', {
    id: 'setTillPin',
    caller: 'person',
    summary: "Set the caller's own till PIN, with the current password unless just signed in; it is never returned",
    tag,
    body: TillPin,
    payload: yes('changed'),
    refusals: ['PERMISSION', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await setTillPin(context, request, request.params.id, request.body);
      return answer({ changed: true });
    },
  });

  route(app, 'DELETE /merchant-users/:id/till-pin', {
    id: 'clearTillPin',
    caller: 'person',
    summary: "Remove the caller's own till PIN; or, with write on users, that of another user who has no more rights",
    tag,
    payload: yes('cleared'),
    refusals: ['PERMISSION'],
    handle: async (request) => {
      await clearTillPin(context, request, request.params.id);
      return answer({ cleared: true });
    },
  });

  route(app, 'POST /merchant-roles/:id/impact', {
    id: 'previewRole',
    summary: 'Which users would gain or lose which rights by a change of a role; nothing is written',
    tag,
    permission: { objectCodes: [PAGE.role], action: 'Write' },
    body: RoleChange,
    payload: Type.Object({
      role_impact: Type.Object({
        gained: Rights,
        lost: Rights,
        total: Type.Integer({ description: 'Active users of the role.' }),
        users: orNull(Type.Array(RoleUser), {
          description: 'The first 100 of them; null without the right to read users.',
        }),
      }),
    }),
    handle: async (request) => answer(await roleImpact(context, request.session, request.params.id, request.body)),
  });
};
