import type { AreaRoute } from '../app/areaRoute.ts';

export const customersPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/register/:token',
    title: { th: 'สมัครสมาชิก', en: 'Become a member' },
    page: async () => (await import('./selfRegister/SelfRegisterPage.tsx')).SelfRegisterPage,
  },
  {
    path: '/claim/:token',
    title: { th: 'รับแต้มจากใบเสร็จ', en: 'Claim the points of a receipt' },
    page: async () => (await import('./claim/ClaimPage.tsx')).ClaimPage,
  },
];
