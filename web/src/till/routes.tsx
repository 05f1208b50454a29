import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { ComponentType } from 'react';
import type { AreaRoute } from '../app/areaRoute.ts';
import { late } from '../app/late.tsx';
import { withList } from '../list/withList.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

/** Components that the till draws over every page. */
export const tillOverlays: readonly ComponentType[] = [
  late(async () => (await import('./payment/OpenPayment.tsx')).OpenPayment),
];

/** A step of a sale takes the whole window. */
const STEP = { permission: PAGE.payment, hasNoRail: true } as const;

export const tillRoutes: readonly AreaRoute[] = [
  {
    path: '/payment',
    title: { th: 'ขายหน้าร้าน', en: 'New sale' },
    page: async () => (await import('./customer/CustomerTypePage.tsx')).CustomerTypePage,
    ...STEP,
  },
  ...recordRoutes(
    'Shift',
    async () => (await import('./shift/shiftParticulars.tsx')).shiftParticulars,
    async () => (await withList(import('./shift/list/ShiftsPage.tsx'))).ShiftsPage,
  ),
  {
    path: '/payment/search-member',
    title: { th: 'ขายให้สมาชิก', en: 'Sell to a member' },
    page: async () => (await import('./customer/SearchMemberPage.tsx')).SearchMemberPage,
    hasNoHeading: true,
    ...STEP,
  },
  {
    path: '/payment/addproduct',
    title: { th: 'ขายสินค้า', en: 'Sell' },
    page: async () => (await import('./sale/AddProductPage.tsx')).AddProductPage,
    hasNoHeading: true,
    width: 'window',
    ...STEP,
  },
  {
    path: '/payment/member-mainmenu',
    title: { th: 'เมนูสมาชิก', en: 'Member menu' },
    page: async () => (await import('./payment/MemberMainMenuPage.tsx')).MemberMainMenuPage,
    hasNoHeading: true,
    ...STEP,
  },
  {
    path: '/payment/lite',
    title: { th: 'ขายด่วน', en: 'Quick sale' },
    page: async () => (await import('./lite/LitePage.tsx')).LitePage,
    hasNoHeading: true,
    ...STEP,
  },
  {
    path: '/payment/channels',
    title: { th: 'เลือกช่องทางชำระเงิน', en: 'Payment Method' },
    page: async () => (await import('./payment/ChannelsPage.tsx')).ChannelsPage,
    hasNoHeading: true,
    ...STEP,
  },
  {
    path: '/payment/success',
    title: { th: 'ชำระเงินสำเร็จ', en: 'Payment successful' },
    page: async () => (await import('./receipt/SuccessPage.tsx')).SuccessPage,
    width: 'window',
    ...STEP,
  },
  {
    path: '/kitchen',
    title: { th: 'ครัวและบาร์', en: 'Kitchen and bar' },
    page: async () => (await import('./preparation/PreparationPage.tsx')).PreparationPage,
    permission: PAGE.preparation,
    hasNoHeading: true,
    width: 'window',
  },
  ...recordRoutes('PaymentChannel', async () => (await import('./bank/channelParticulars.ts')).channelParticulars),
  ...recordRoutes('PaymentMethod'),
  ...recordRoutes('Institute'),
];
