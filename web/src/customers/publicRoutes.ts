import type { AreaRoute } from '../app/areaRoute.ts';

export const customersPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/register/:token',
    title: { th: 'สมัครสมาชิก', en: 'Become a member' },
    page: async () => (await import('./selfRegister/SelfRegisterPage.tsx')).SelfRegisterPage,
  },
  ...['/receipt/:token', '/claim/:token'].map((path) => ({
    // Receipts printed before the page was renamed have the second address.
    path,
    title: { th: 'ใบเสร็จ', en: 'Receipt' },
    page: async () => (await import('./receipt/ReceiptPage.tsx')).ReceiptPage,
  })),
];
