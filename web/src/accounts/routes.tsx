import type { AreaRoute } from '../app/areaRoute.ts';

export const accountsPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/login',
    title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    page: async () => (await import('./SignInPage.tsx')).SignInPage,
  },
];
