import { inAddress } from '../gateway/inAddress.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import type { MutationResolvers } from '../generated/schema.ts';

const pathOf = (userId: string) => `/merchant-users/${inAddress(userId)}/till-pin`;

export const setTillPin: MutationResolvers['setTillPin'] = async (_, { input }, context) => {
  const { pin, currentPassword } = input;
  try {
    await context.gateway.patch(pathOf(input.userId), {
      pin,
      ...(currentPassword ? { current_password: currentPassword } : {}),
    });
    return { changed: true, userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error, (path) => [path === 'current_password' ? 'currentPassword' : 'pin']);
    return { changed: false, userErrors };
  }
};

export const clearTillPin: MutationResolvers['clearTillPin'] = async (_, { input }, context) => {
  try {
    await context.gateway.delete(pathOf(input.userId));
    return { cleared: true, userErrors: [] };
  } catch (error) {
    return { cleared: false, userErrors: userErrorsOf(error, () => ['userId']) };
  }
};
