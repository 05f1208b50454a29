import { inAddress } from '../gateway/inAddress.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import type { MutationResolvers } from '../generated/schema.ts';

export const changePassword: MutationResolvers['changePassword'] = async (_, { input }, context) => {
  try {
    await context.gateway.patch(`/merchant-users/${inAddress(input.userId)}/password`, {
      password: input.password,
      ...(input.currentPassword ? { current_password: input.currentPassword } : {}),
    });
    return { changed: true, userErrors: [] };
  } catch (error) {
    return {
      changed: false,
      userErrors: userErrorsOf(error, (path) => [path === 'current_password' ? 'currentPassword' : 'password']),
    };
  }
};
