import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const accountsRoutes: readonly AreaRoute[] = [
  ...recordRoutes('MerchantUser', {
    icon: lazyIcon(() => import('@mui/icons-material/PeopleAltOutlined')),
    particulars: async () => (await import('./users/userParticulars.tsx')).userParticulars,
  }),
  ...recordRoutes('MerchantRole', {
    icon: lazyIcon(() => import('@mui/icons-material/BadgeOutlined')),
    particulars: async () => (await import('./roles/roleParticulars.ts')).roleParticulars,
  }),
  {
    path: '/security',
    title: { th: 'ความปลอดภัย', en: 'Security' },
    page: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
    menu: 'management',
    icon: lazyIcon(() => import('@mui/icons-material/ShieldOutlined')),
    permission: PAGE.security,
  },
];

/** Everybody's own. */
export const profileRoutes: readonly AreaRoute[] = [
  {
    path: '/management/profile',
    title: { th: 'โปรไฟล์และเปลี่ยนรหัสผ่าน', en: 'Profile & Change password' },
    page: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    menu: 'management',
    icon: lazyIcon(() => import('@mui/icons-material/AccountCircleOutlined')),
  },
  {
    path: '/change-password',
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    page: async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
];

export const accountsPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/login',
    title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    page: async () => (await import('./SignInPage.tsx')).SignInPage,
  },
  {
    path: '/forgot-password',
    title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
    page: async () => (await import('./forgotten/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/otp',
    title: { th: 'กรอกรหัสยืนยัน', en: 'Enter the code' },
    page: async () => (await import('./forgotten/OtpPage.tsx')).OtpPage,
  },
  {
    path: '/reset-password',
    title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
    page: async () => (await import('./forgotten/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: '/reset-password-success',
    title: { th: 'ตั้งรหัสผ่านใหม่แล้ว', en: 'Password changed' },
    page: async () => (await import('./forgotten/ResetPasswordSuccessPage.tsx')).ResetPasswordSuccessPage,
  },
];
