import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineOperations } from '../http/Operation.ts';

const Rights = Type.Array(Type.Object({ object_code: Type.String(), action_codes: Type.Array(Type.String()) }));
const RoleUser = Type.Object({
  id: Type.String(),
  username: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
});

const yes = (name: string) => Type.Object({ [name]: Type.Literal(true) });
const tag = 'accounts';
const Tokens = {
  access_token: Type.String(),
  refresh_token: Type.Optional(Type.String({ description: 'Only for a merchant user.' })),
  expires_in: Type.Optional(Type.Integer({ description: 'Seconds; only for a merchant user.' })),
};

const Credentials = { client_id: Type.String(), client_secret: Type.String(), locale: Type.Optional(Type.String()) };
const SignInBody = {
  title: 'SignInBody',
  oneOf: [
    {
      title: 'SignInAsProgram',
      ...Type.Object({ type: Type.Literal('client'), ...Credentials }),
      examples: [{ type: 'client', client_id: 'taem-back-office', client_secret: 'secret of the program' }],
    },
    {
      title: 'SignInAsServer',
      description: 'For the server in front of the gateway alone: its token is never handed on.',
      ...Type.Object({ type: Type.Literal('server'), ...Credentials }),
      examples: [{ type: 'server', client_id: 'taem-back-office', client_secret: 'secret of the program' }],
    },
    {
      title: 'SignInAsUser',
      ...Type.Object({
        type: Type.Literal('merchant-user'),
        ...Credentials,
        username: Type.String(),
        password: Type.String(),
      }),
      examples: [
        {
          type: 'merchant-user',
          client_id: 'taem-back-office',
          client_secret: 'secret of the program',
          username: 'owner@shop',
          password: 'password of the user',
        },
      ],
    },
  ],
  discriminator: {
    propertyName: 'type',
    mapping: {
      client: '#/components/schemas/SignInAsProgram',
      server: '#/components/schemas/SignInAsServer',
      'merchant-user': '#/components/schemas/SignInAsUser',
    },
  },
};

export const accountOperations = defineOperations({
  signIn: {
    id: 'signIn',
    caller: 'clientOrAnyone',
    summary:
      'Sign in as the calling program (type client), then with its token as a user (type merchant-user); or as the server (type server), for what it alone may ask',
    tag,
    body: SignInBody,
    payload: Type.Object(Tokens),
    refusals: ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
  },
  refresh: {
    id: 'refreshSession',
    caller: 'anyone',
    summary: 'New tokens for a refresh token, which is used up by it',
    tag,
    payload: Type.Object(Tokens),
    refusals: ['UNAUTHORIZED', 'WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
  },
  signOut: { id: 'signOut', caller: 'person', summary: 'End the session', tag, payload: yes('signed_out') },
  requestOtp: {
    id: 'requestPasswordOtp',
    caller: 'client',
    summary: 'Send a code to the mailbox of a user who forgot the password',
    tag,
    payload: Type.Object({ target: Type.String({ description: 'The address, masked.' }), ref_code: Type.String() }),
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  verifyOtp: {
    id: 'verifyOtp',
    caller: 'client',
    summary: 'Verify the code that was sent',
    tag,
    payload: yes('verified'),
    refusals: ['WRONG_OTP', 'TOO_MANY_ATTEMPTS'],
  },
  resetPassword: {
    id: 'resetPassword',
    caller: 'client',
    summary: 'Set a new password after the code was verified; `secret` is its ref_code',
    tag,
    payload: yes('changed'),
    refusals: ['OTP_NOT_VERIFIED', 'TOO_MANY_ATTEMPTS'],
  },
  changePassword: {
    id: 'changePassword',
    caller: 'person',
    summary:
      "Set one's own password, with the present one unless just signed in, or with write on users that of another who has no more rights",
    tag,
    payload: yes('changed'),
    refusals: ['PERMISSION', 'TOO_MANY_ATTEMPTS'],
  },
  roleImpact: {
    id: 'previewRole',
    summary: 'Which users would gain or lose which rights if a role were changed so; nothing is written',
    tag,
    permission: { objectCodes: [PAGE.role], action: 'Write' },
    payload: Type.Object({
      role_impact: Type.Object({
        gained: Rights,
        lost: Rights,
        total: Type.Integer({ description: 'Active users of the role.' }),
        users: Type.Union([Type.Array(RoleUser), Type.Null()], {
          description: 'The first 100 of them; null without the right to read users.',
        }),
      }),
    }),
  },
});
