import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';

/**
 * Outside the layout: a developer may work here as another role than the signed-in one. It is open to every user; the menu
 * offers it to users who combine figures, not to a cashier.
 */
export const sandboxRoutes: readonly AreaRoute[] = [
  {
    path: '/sandbox',
    title: { th: 'แซนด์บ็อกซ์ GraphQL', en: 'GraphQL sandbox' },
    page: async () => (await import('./SandboxPage.tsx')).SandboxPage,
    permission: PAGE.businessInsight,
  },
];
