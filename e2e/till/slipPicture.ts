import type { BrowserContext } from '@playwright/test';
import { slipVerify } from 'promptparse/generate';
import encodeQR from 'qr';

/** Returns a slip as a banking app saves it: names, an amount, and a small QR in the corner, as a JPEG. */
export async function slipPicture(context: BrowserContext, reference: string) {
  const page = await context.newPage();
  const qr = encodeQR(slipVerify({ sendingBank: '014', transRef: reference }), 'svg', { border: 2 });
  const rows = ['โอนเงินสำเร็จ', 'นาย สมชาย ใจดี', 'xxx-x-x1234-x', 'ร้านแต้ม', 'xxx-x-x5678-x', '39.00 บาท'];
  await page.setViewportSize({ width: 540, height: 960 });
  await page.setContent(`<body style="margin:0;background:linear-gradient(#dff3e6,#b7d6ff);font:22px sans-serif">
    <div style="margin:150px 24px;padding:24px;height:700px;background:#fff;border-radius:20px;position:relative">
      ${rows.map((row) => `<p>${row}</p>`).join('')}
      <div style="position:absolute;right:24px;bottom:24px;width:130px">${qr}</div></div>`);
  const buffer = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}
