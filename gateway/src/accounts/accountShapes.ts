import { Type } from '@sinclair/typebox';

export const Rights = Type.Array(Type.Object({ object_code: Type.String(), action_codes: Type.Array(Type.String()) }));
export const RoleUser = Type.Object({
  id: Type.String(),
  username: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
});

export const yes = (name: string) => Type.Object({ [name]: Type.Literal(true) });
export const Tokens = {
  access_token: Type.String(),
  refresh_token: Type.Optional(Type.String({ description: 'Only for a merchant user.' })),
  expires_in: Type.Optional(Type.Integer({ description: 'Seconds; only for a merchant user.' })),
};

export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const Credentials = { client_id: text(100), client_secret: text(200), locale: Type.Optional(text(20)) };
// Limited, as hashing time grows with the length; no real password is longer.
const User = { username: text(200), password: text(200) };
const KINDS = ['client', 'server', 'merchant-user'] as const;

/**
 * The body of every sign-in. The fields of a user are optional here: if a user's sign-in lacks one, the route refuses
 * it by name.
 */
export const SignIn = Type.Object({
  type: Type.Unsafe<(typeof KINDS)[number]>({ enum: [...KINDS] }),
  ...Credentials,
  ...Type.Partial(Type.Object(User)).properties,
});

const credentials = { client_id: 'taem-back-office', client_secret: 'secret of the program' };
/** The same, by the kind of caller that signs in. */
export const SignInByKind = {
  title: 'SignInBody',
  oneOf: [
    {
      title: 'SignInAsProgram',
      ...Type.Object({ type: Type.Literal('client'), ...Credentials }),
      examples: [{ type: 'client', ...credentials }],
    },
    {
      title: 'SignInAsServer',
      description: 'For the server in front of the gateway only: its token is never passed on.',
      ...Type.Object({ type: Type.Literal('server'), ...Credentials }),
      examples: [{ type: 'server', ...credentials }],
    },
    {
      title: 'SignInAsUser',
      ...Type.Object({ type: Type.Literal('merchant-user'), ...Credentials, ...User }),
      examples: [{ type: 'merchant-user', ...credentials, username: 'owner@shop', password: 'password of the user' }],
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
