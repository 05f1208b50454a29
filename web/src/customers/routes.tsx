import type { AreaRoute } from '../app/areaRoute.ts';

export const customersPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/register/:token',
    title: { th: 'สมัครสมาชิก', en: 'Become a member' },
    page: async () => (await import('./selfRegister/SelfRegisterPage.tsx')).SelfRegisterPage,
  },
];
