import { expect, type Locator, type Page } from '@playwright/test';
import type { Choice, Payment } from './saleTable.ts';
import { visibleText } from './visibleText.ts';

/** The smallest possible picture. */
export const SLIP = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Returns the card of a product: a button named by its content, the product and its price. */
export function cardOf(page: Page, product: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${product}\\s*฿`) });
}

/** The till as a cashier uses it, in Thai. Every step waits for what the cashier would see. */
export class Till {
  readonly page: Page;
  readonly due: Locator;
  readonly proceed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.due = page.getByTestId('amount-due');
    this.proceed = page.getByRole('button', { name: 'ชำระเงิน', exact: true });
  }

  /** Goes to the choice of customer: by its address or, after a sale, with the button for the next customer. */
  private async nextCustomer(): Promise<void> {
    if (new URL(this.page.url()).pathname === '/payment/success')
      await this.page.getByRole('link', { name: 'ขายต่อ' }).click();
    else await this.page.goto('/payment');
  }

  async startGuestSale(): Promise<void> {
    await this.nextCustomer();
    await this.page.getByRole('button', { name: /^ลูกค้าทั่วไป/ }).click();
    await this.page.getByRole('button', { name: 'ข้าม', exact: true }).click();
  }

  async startDescribedGuestSale(): Promise<void> {
    await this.nextCustomer();
    await this.page.getByRole('button', { name: /^ลูกค้าทั่วไป/ }).click();
    const dialog = this.page.getByRole('dialog', { name: 'ข้อมูลลูกค้าทั่วไป' });
    await dialog.getByRole('button', { name: 'หญิง', exact: true }).click();
    await dialog
      .getByRole('button', { name: '25–60 ปี' })
      .or(dialog.getByRole('button', { name: /25/ }))
      .first()
      .click();
    await dialog.getByLabel('แฮชแท็ก').fill(' กาแฟ, ,#ขาประจำ ,');
    await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
  }

  async startMemberSale(phone: string): Promise<void> {
    await this.nextCustomer();
    await this.page.getByRole('button', { name: /^สมาชิก/ }).click();
    await this.page.getByRole('combobox').fill(phone);
    await expect(this.page.getByRole('row')).toHaveCount(2);
    await this.page.getByRole('row').nth(1).click();
    await this.page.getByRole('button', { name: 'ดำเนินการต่อ', exact: true }).click();
    await this.page.waitForURL('**/payment/addproduct');
  }

  async add(product: string, times = 1): Promise<void> {
    const card = cardOf(this.page, product);
    for (let time = 0; time < times; time += 1) await card.click();
  }

  /** Adds a product by its code, as a scanner sends it; then sets the quantity, at the shelf price or a typed one. */
  async ring({ code, name }: { code: string; name: string }, qty: number, price?: string): Promise<void> {
    if (price) return this.ringAtPrice(name, qty, price);
    const search = this.page
      .getByRole('searchbox')
      .or(this.page.getByPlaceholder(/^ค้นหาสินค้า/))
      .first();
    await search.fill(code);
    await search.press('Enter');
    const pieces = this.page.getByLabel(`จำนวนของ ${name}`).last();
    await expect(pieces).toBeVisible();
    if (qty > 1) await pieces.fill(String(qty));
  }

  private async ringAtPrice(name: string, qty: number, price: string): Promise<void> {
    await this.page.getByRole('button', { name: `รายละเอียดของ ${name}` }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByLabel('ราคาต่อหน่วย (บาท)').fill(price);
    for (let more = 1; more < qty; more += 1) await dialog.getByRole('button', { name: /^เพิ่ม(?!ลง)/ }).click();
    await dialog.getByRole('button', { name: /^เพิ่มลงตะกร้า/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the dialog of discounts, offers or points. */
  async openBenefit(button: 'ส่วนลด' | 'ข้อเสนอพิเศษ' | 'ใช้แต้ม'): Promise<Locator> {
    await this.page
      .getByRole('group', { name: 'ส่วนลด ข้อเสนอ และแต้ม' })
      .getByRole('button', { name: button, exact: true })
      .click();
    return this.page.getByRole('dialog');
  }

  /** Applies an offer; with a single press if it needs neither value nor code. */
  async apply(kind: 'ส่วนลด' | 'ข้อเสนอพิเศษ', { name, value, pin }: Choice): Promise<void> {
    const dialog = await this.openBenefit(kind);
    await dialog.getByRole('radio', { name, exact: true }).click();
    if (value) await dialog.getByRole('textbox', { name: /^(จำนวนเงิน|เปอร์เซ็นต์)/ }).fill(value);
    if (pin) await dialog.getByLabel('รหัสอนุมัติ', { exact: true }).fill(pin);
    if (value || pin) await dialog.getByRole('button', { name: 'ใช้', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async usePoints(points: string): Promise<void> {
    const dialog = await this.openBenefit('ใช้แต้ม');
    await dialog.getByLabel('แต้มที่จะใช้').fill(points);
    await dialog.getByRole('button', { name: 'ใช้', exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Goes from the basket to the confirmation, by any payment method. */
  async take(payment: Payment): Promise<Locator> {
    await this.proceed.click();
    await this.page.waitForURL('**/payment/channels');
    return this.tender(payment);
  }

  /** Goes from the tile on the payment page to the confirmation. */
  async tender(payment: Payment): Promise<Locator> {
    const { page } = this;
    const tile = (name: RegExp) => page.getByRole('button', { name });
    const dialog = page.getByRole('dialog');
    const pay = dialog.getByRole('button', { name: 'ชำระเงิน', exact: true });
    if (payment.by === 'nothing') {
      for (const name of [/^เงินสด/, /^บัตรเครดิต/, /^โอนเงิน/]) await expect(tile(name)).toBeDisabled();
      await expect(tile(/^อื่น/)).toHaveAttribute('aria-pressed', 'true');
    }
    if (payment.by === 'other') await tile(/^อื่น/).click();
    if (payment.by === 'other' || payment.by === 'nothing') {
      await page.getByRole('button', { name: 'ดำเนินการต่อ' }).click();
      return this.confirmDialog();
    }
    if (payment.by === 'cash') {
      await tile(/^เงินสด/).click();
      await dialog.getByLabel('รับเงินมา (บาท)').fill(payment.received);
      await expect(dialog.getByRole('status')).toContainText(payment.change);
      await pay.click();
    } else if (payment.by === 'skip') {
      await tile(/^เงินสด/).click();
      await dialog.getByRole('button', { name: /^รับพอดี/ }).click();
    } else if (payment.by === 'card') {
      await tile(/^บัตรเครดิต/).click();
      if (payment.bank) await dialog.getByRole('radio', { name: payment.bank }).check();
      if (payment.card) await dialog.getByRole('radio', { name: payment.card }).check();
    } else if (payment.by === 'transfer') {
      await tile(/^โอนเงิน/).click();
      await dialog.getByRole('radio', { name: payment.bank, exact: true }).check();
      await dialog.getByLabel('สลิปโอนเงิน').setInputFiles(SLIP);
      await pay.click();
    } else {
      await tile(/^แบ่งจ่าย/).click();
      for (const [at, [type, amount]] of payment.rows.entries()) {
        if (at > 1) await dialog.getByRole('button', { name: 'เพิ่มช่องทาง' }).click();
        await dialog.getByLabel(`ช่องทางที่ ${at + 1}`, { exact: true }).click();
        await page.getByRole('option', { name: type, exact: true }).click();
        await dialog.getByLabel(`จำนวนเงินที่ ${at + 1}`).fill(amount);
      }
      if (payment.rows.some(([type]) => type === 'โอนเงิน')) await this.proveSplit(dialog);
      await pay.click();
    }
    return this.confirmDialog();
  }

  /** Enters the customer's bank and the slip for the transfers of a split bill. */
  private async proveSplit(dialog: Locator): Promise<void> {
    await dialog.getByLabel('ธนาคารของลูกค้า').click();
    await this.page.getByRole('option', { disabled: false }).first().click();
    await dialog.getByLabel('สลิปโอนเงิน').setInputFiles(SLIP);
  }

  confirmDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'ยืนยันการชำระเงิน' });
  }

  /** Returns the receipt as one line of text. */
  async receiptText(): Promise<string> {
    return visibleText(this.page.getByRole('document', { name: 'ใบเสร็จรับเงิน' }));
  }

  /** Goes from the basket to the confirmation, with the cash that the customer hands over. */
  async takeCash(received: string): Promise<Locator> {
    await this.proceed.click();
    await this.page.waitForURL('**/payment/channels');
    await this.page.getByRole('button', { name: /^เงินสด/ }).click();
    const cash = this.page.getByRole('dialog', { name: 'รับเงินสด' });
    await cash.getByLabel('รับเงินมา (บาท)').fill(received);
    await cash.getByRole('button', { name: 'ชำระเงิน', exact: true }).click();
    return this.confirm();
  }

  confirm(): Locator {
    return this.page.getByRole('dialog', { name: 'ยืนยันการชำระเงิน' }).getByRole('button', { name: 'ยืนยัน', exact: true });
  }

  async receiptNumber(): Promise<string> {
    await this.page.waitForURL('**/payment/success');
    const text = (await this.page.getByText(/เลขที่ใบเสร็จ/).textContent()) ?? '';
    return text.replace(/^.*\s/, '');
  }
}
